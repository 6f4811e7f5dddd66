/** Why a device cannot ring: the browser knows nothing of it, only does it for installed apps, or was told not to. */
export type Hindrance = 'unsupported' | 'notInstalled' | 'noWorker' | 'denied';

interface Surroundings {
  readonly hasWorkers: boolean;
  readonly hasPush: boolean;
  readonly isApplePhone: boolean;
  readonly isWorking: boolean;
  readonly permission: NotificationPermission | null;
}

/** What stands in the way, if anything does. */
export function hindranceOf(around: Surroundings): Hindrance | null {
  const { hasWorkers, hasPush, isApplePhone, isWorking, permission } = around;
  // On Apple's phones a page can ring once it was put on the home screen.
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

/** A name by which its owner knows a device again: "Chrome · Android". */
export function deviceName(userAgent: string): string {
  const named = [browsers, systems].map((known) => known.find(([, sign]) => sign.test(userAgent))?.[0]);
  return named.filter((part) => part !== undefined).join(' · ');
}
