/* Where working without a network is switched off: an older worker is replaced by this one, which takes itself away. */
(() => {
  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(leave()));

  async function leave() {
    const names = (await caches.keys()).filter((name) => name.startsWith('traip-'));
    await Promise.all(names.map((name) => caches.delete(name)));
    await self.registration.unregister();
  }
})();
