import { findPushBlocker, type PushBlocker } from './push-support.ts';

/** Where this browser stores its device id. */
const storedUnder = 'traip.pushDevice';

export const rememberedDevice = (): string | null => localStorage.getItem(storedUnder);
export const rememberDevice = (id: string): void => localStorage.setItem(storedUnder, id);
export const forgetDevice = (): void => localStorage.removeItem(storedUnder);

const hasWorkers = () => 'serviceWorker' in navigator;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return hasWorkers() ? navigator.serviceWorker.getRegistration('/') : undefined;
}

/** Why this browser can't receive push messages, if it can't. */
export async function currentPushBlocker(): Promise<PushBlocker | null> {
  return findPushBlocker({
    hasWorkers: hasWorkers(),
    hasPush: 'PushManager' in window && 'Notification' in window,
    isApplePhone: /iPhone|iPad/.test(navigator.userAgent),
    isWorking: (await registration()) !== undefined,
    permission: 'Notification' in window ? Notification.permission : null,
  });
}

export async function currentSubscription(): Promise<PushSubscription | null> {
  return (await (await registration())?.pushManager.getSubscription()) ?? null;
}

export interface Subscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** In the API's format. */
export function keysOf(subscription: PushSubscription): Subscription {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}

/** A new subscription if the browser has lost the previous one; null: no longer permitted. */
export async function resubscribe(loadKey: () => Promise<string>): Promise<Subscription | null> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return null;
  const result = await subscribe(await loadKey());
  return typeof result === 'string' ? null : result;
}

/** The subscription, or why there is none: permission denied, or no push service. */
export async function subscribe(pushKey: string): Promise<Subscription | 'denied' | 'noService'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  try {
    // A subscription for another server key no longer works.
    await (await pushManager.getSubscription())?.unsubscribe();
    return keysOf(await pushManager.subscribe(options));
  } catch (refused) {
    // Browsers without a reachable push service throw this.
    if (refused instanceof DOMException) return 'noService';
    throw refused;
  }
}
