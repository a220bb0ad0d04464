// Unregisters the service worker of an earlier site at this address, and reloads its pages from the network.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      await self.registration.unregister();
      const names = await caches.keys();
      await Promise.all(names.map((name) => caches.delete(name)));
      const pages = await self.clients.matchAll({ type: "window" });
      await Promise.all(pages.map((page) => page.navigate(page.url)));
    })(),
  );
});
