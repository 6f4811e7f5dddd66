import { type Hindrance, hindranceOf } from './this-device.ts';

/** Where this browser remembers under which name the server knows it. */
const storedUnder = 'traip.pushDevice';

export const rememberedDevice = (): string | null => localStorage.getItem(storedUnder);
export const rememberDevice = (id: string): void => localStorage.setItem(storedUnder, id);
export const forgetDevice = (): void => localStorage.removeItem(storedUnder);

const hasWorkers = () => 'serviceWorker' in navigator;

async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return hasWorkers() ? navigator.serviceWorker.getRegistration('/') : undefined;
}

/** Why this browser cannot ring, if it cannot. */
export async function findHindrance(): Promise<Hindrance | null> {
  return hindranceOf({
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

/** How a browser is rung. Else why not: the person said no, or the browser has no push service that answers. */
type Subscribed =
  | { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }
  | 'denied'
  | 'noService';

export async function subscribe(pushKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  try {
    // One that was made for other keys of the server rings no more.
    await (await pushManager.getSubscription())?.unsubscribe();
    const { endpoint = '', keys = {} } = (await pushManager.subscribe(options)).toJSON();
    return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
  } catch (refused) {
    // Browsers without the service of their maker, or behind a wall that hides it, refuse in this way.
    if (refused instanceof DOMException) return 'noService';
    throw refused;
  }
}
