/* Part of the service worker that /sw.js assembles: push notifications. */
(() => {
  self.addEventListener('push', (event) => event.waitUntil(showNotification(event.data?.json() ?? {})));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPath(event.notification.data));
  });

  async function showNotification({ title = 'Traip', body = '', path = '/home', tag }) {
    const icon = '/icons/icon-192.png';
    const options = {
      body,
      icon,
      badge: icon,
      data: path,
      ...(tag === undefined ? {} : { tag, renotify: true }),
    };
    await self.registration.showNotification(title, options);
  }

  /** In a window that is already open, else in a new one. */
  async function openPath(path) {
    // Only URLs of this origin are opened, whatever the push contains.
    const url = new URL(typeof path === 'string' ? path : '/home', self.location.origin);
    if (url.origin !== self.location.origin) return;
    const [window] = await self.clients.matchAll({ type: 'window' });
    if (window === undefined) await self.clients.openWindow(url.href);
    else await (await window.focus()).navigate(url.href);
  }
})();
