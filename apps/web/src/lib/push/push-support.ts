/** Why push is unavailable: unsupported, only for installed apps, or denied. */
export type PushBlocker = 'unsupported' | 'notInstalled' | 'noWorker' | 'denied';

interface PushSupport {
  readonly hasWorkers: boolean;
  readonly hasPush: boolean;
  readonly isApplePhone: boolean;
  readonly isWorking: boolean;
  readonly permission: NotificationPermission | null;
}

export function findPushBlocker(support: PushSupport): PushBlocker | null {
  const { hasWorkers, hasPush, isApplePhone, isWorking, permission } = support;
  // iOS supports push only for pages on the home screen.
  if (!hasPush || !hasWorkers) return isApplePhone ? 'notInstalled' : 'unsupported';
  if (permission === 'denied') return 'denied';
  return isWorking ? null : 'noWorker';
}

const browsers = [
  ['Edge', /Edg\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const;

const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux|X11/],
] as const;

/** Recognisable to its owner: "Chrome · Android". */
export function deviceName(userAgent: string): string {
  const named = [browsers, systems].map((known) => known.find(([, sign]) => sign.test(userAgent))?.[0]);
  return named.filter((part) => part !== undefined).join(' · ');
}
