import webPush from 'web-push';
import type { Database } from '../../platform/db/schema.ts';
import type { PushEndpoints } from '../../platform/services/services.ts';
import { keepKeys } from './queries.ts';

export interface PushSettings {
  /** By which push services know this server; without them they are made once and kept in the database. */
  readonly keys?: { readonly publicKey: string; readonly privateKey: string };
  /** Push services besides those of the browsers that we know: hosts, with their port. */
  readonly services?: readonly string[];
}

/** The services that browsers use. Nothing is ever sent elsewhere: an endpoint is an address that a stranger names. */
const known = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

export interface PushService extends PushEndpoints {
  readonly vapid: { readonly subject: string; readonly publicKey: string; readonly privateKey: string };
}

export async function openPush(
  db: Database,
  { keys, services = [] }: PushSettings,
  publicOrigin: string,
): Promise<PushService> {
  const { publicKey, privateKey } = keys ?? (await keepKeys(db, webPush.generateVAPIDKeys()));
  const subject = publicOrigin.startsWith('https:') ? publicOrigin : 'mailto:push@localhost';
  return { publicKey, isService: isServiceAmong(services), vapid: { subject, publicKey, privateKey } };
}

export function isServiceAmong(more: readonly string[]) {
  return (endpoint: string): boolean => {
    const url = URL.parse(endpoint);
    if (url === null || url.username !== '' || url.password !== '') return false;
    if (more.includes(url.host)) return true;
    return url.protocol === 'https:' && url.port === '' && known.some((host) => isUnder(url.hostname, host));
  };
}

function isUnder(hostname: string, host: string): boolean {
  return host.startsWith('.') ? hostname.endsWith(host) : hostname === host;
}

/** Whether something can be written for a device that only it can read. */
export function canWriteFor(p256dh: string, auth: string): boolean {
  try {
    webPush.encrypt(p256dh, auth, 'x', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}
