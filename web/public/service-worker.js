// Lets the page be installed. It keeps a single page, which says that the server cannot be reached; everything else
// comes from the network each time, so that nobody ever sees an old version.

const KEPT = "iacta-offline";
const OFFLINE = "/offline";
const FILES = [OFFLINE, "/offline.css", "/icons/icon.svg"];

self.addEventListener("install", (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(fresh)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match(OFFLINE)));
  else if (origin === self.location.origin && FILES.includes(pathname))
    event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
});
