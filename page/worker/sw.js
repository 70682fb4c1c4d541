// Service worker: caches the page's files, so that the page opens without a network. It never caches data of matches.
const CACHE = "baghdad-page";
const PAGE_FILES = ["/", "/icon.svg", "/manifest.webmanifest"]; // what an installed page needs to open
const NOTICE_ICON = "/icon-192.png";
const ASSETS = []; // assets of this version; the build fills the list in, so that every version is a different worker
const OF_GAME = /^(\/games\/[^/]+\/[^/]+\/)[^/]+\//; // a file of a game: its part, then a hash of that part's folder
const pathOf = (address) => new URL(address).pathname;
const isAsset = (address) => pathOf(address).startsWith("/assets/") || OF_GAME.test(pathOf(address));

self.addEventListener("install", (event) =>
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(PAGE_FILES))),
);
self.addEventListener("activate", (event) => event.waitUntil(deleteOldAssets().then(() => self.clients.claim())));
self.addEventListener("message", (event) =>
  event.waitUntil(Promise.all(event.data.filter(isAsset).map((name) => cacheFirst(new Request(name))))),
);

/**
 * Delete assets that only earlier versions need. A worker becomes active when no page of an earlier version is open.
 */
async function deleteOldAssets() {
  const cache = await caches.open(CACHE);
  const old = (await cache.keys()).filter(
    ({ url }) => isAsset(url) && !OF_GAME.test(pathOf(url)) && !ASSETS.includes(pathOf(url)),
  );
  await Promise.all(old.map((request) => cache.delete(request)));
}

/** Delete the files of other versions of a game's part. */
async function deleteOldFiles(cache, address) {
  const [version, part] = OF_GAME.exec(pathOf(address)) ?? [];
  const old = version
    ? (await cache.keys()).filter(({ url }) => pathOf(url).startsWith(part) && !pathOf(url).startsWith(version))
    : [];
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function networkFirst(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (problem) {
    const cached = await cache.match(request);
    if (cached) return cached;
    throw problem;
  }
}

async function cacheFirst(request) {
  const cache = await caches.open(CACHE);
  const cached = await cache.match(request);
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  if (answer.ok) await deleteOldFiles(cache, request.url);
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== "GET" || origin !== self.location.origin) return;
  if (isAsset(event.request.url)) event.respondWith(cacheFirst(event.request));
  else if (PAGE_FILES.includes(pathname)) event.respondWith(networkFirst(event.request));
});

// A message of the server: it is somebody's turn at a table of this browser.
self.addEventListener("push", (event) => {
  const { title, body, hash } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag: hash, icon: NOTICE_ICON, data: { hash } }));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openTable(event.notification.data.hash));
});

/** Show the page of a table: one that is open there, else a new one. */
async function openTable(hash) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const name = new URLSearchParams(hash.slice(1)).get("table");
  const there = pages.find(({ url }) => new URLSearchParams(new URL(url).hash.slice(1)).get("table") === name);
  if (there) return there.focus();
  return self.clients.openWindow(`/${hash}`);
}
