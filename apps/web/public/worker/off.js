/* Served when offline use is disabled: replaces an older worker and unregisters itself. */
(() => {
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(removeWorker()));

  async function removeWorker() {
    const names = (await caches.keys()).filter((name) => name.startsWith('traip-'));
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  }
})();
