// Keeps the page itself, so that it opens while the line is down; matches are the house's and are never kept here.
const KEPT = "baghdad-page";
const ALWAYS = ["/", "/icon.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(ALWAYS)).then(() => self.skipWaiting())));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("message", (event) => {
  const assets = event.data.filter((name) => new URL(name).pathname.startsWith("/assets/"));
  event.waitUntil(Promise.all(assets.map((name) => kept(new Request(name)))));
});

async function fresh(request) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const kept = await cache.match(request);
    if (kept) return kept;
    throw problem;
  }
}

async function kept(request) {
  const cache = await caches.open(KEPT);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (ALWAYS.includes(pathname)) event.respondWith(fresh(event.request));
});
