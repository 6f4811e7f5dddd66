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

/** As the browser names itself to a push service. Null: the person said no. */
export async function subscribe(pushKey: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  // One that was made for other keys of the server rings no more.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const { endpoint = '', keys = {} } = (await worker.pushManager.subscribe(options)).toJSON();
  return { endpoint, keys: { p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' } };
}
