/* Part of the service worker that /sw.js puts together: what arrives while Traip is closed. */
(() => {
  self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json() ?? {})));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data));
  });

  async function show({ title = 'Traip', body = '', path = '/home', tag }) {
    const icon = '/icons/icon-192.png';
    const options = { body, icon, badge: icon, data: path, ...(tag === undefined ? {} : { tag }) };
    await self.registration.showNotification(title, options);
  }

  /** In the window that is already open, else in a new one. */
  async function open(path) {
    // Whatever was sent, only Traip is opened.
    const address = new URL(typeof path === 'string' ? path : '/home', self.location.origin);
    if (address.origin !== self.location.origin) return;
    const [window] = await self.clients.matchAll({ type: 'window' });
    if (window === undefined) await self.clients.openWindow(address.href);
    else await (await window.focus()).navigate(address.href);
  }
})();
