import type { Page } from '@playwright/test';

/**
 * A browser whose push service is reachable. The keys are real: the API refuses a device whose messages can't
 * be encrypted.
 */
export async function stubPushService(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const storageKey = 'browser.subscription';
    const subscription = (json: object) => ({
      toJSON: () => json,
      unsubscribe: async () => {
        localStorage.removeItem(storageKey);
        return true;
      },
    });
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const service = {
      getSubscription: async () => {
        const json = localStorage.getItem(storageKey);
        return json === null ? null : subscription(JSON.parse(json));
      },
      subscribe: async () => {
        const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, [
          'deriveBits',
        ]);
        const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey));
        const auth = text(crypto.getRandomValues(new Uint8Array(16)).buffer);
        const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
        const json = { endpoint, keys: { p256dh, auth } };
        localStorage.setItem(storageKey, JSON.stringify(json));
        return subscription(json);
      },
    };
    Object.assign(PushManager.prototype, service);
  });
}
