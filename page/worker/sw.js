// Keeps the page itself, so that it opens while the line is down; matches are the house's and are never kept here.
const KEPT = "baghdad-page";
const ALWAYS = ["/", "/icon.svg", "/manifest.webmanifest"];
const CURRENT = []; // assets of this version: the build writes them in, so that another version is another worker
const isAsset = (address) => new URL(address).pathname.startsWith("/assets/");

self.addEventListener("install", (event) => event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(ALWAYS))));
self.addEventListener("activate", (event) => event.waitUntil(forgetOld().then(() => self.clients.claim())));
self.addEventListener("message", (event) => event.waitUntil(Promise.all(event.data.filter(isAsset).map((name) => kept(new Request(name))))));

/** What only earlier versions need. A worker becomes active when no page of theirs is open any more. */
async function forgetOld() {
  const cache = await caches.open(KEPT);
  const old = (await cache.keys()).filter(({ url }) => isAsset(url) && !CURRENT.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}

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
  if (isAsset(event.request.url)) event.respondWith(kept(event.request));
  else if (ALWAYS.includes(pathname)) event.respondWith(fresh(event.request));
});
