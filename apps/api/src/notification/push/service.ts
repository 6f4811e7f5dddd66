import { type PushSubscription, type Read, type Refusal, refuse } from '@traip/contract';
import webPush from 'web-push';
import type { Database } from '../../platform/db/schema.ts';
import type { PushEndpoints } from '../../platform/services/services.ts';
import { findOrSaveKeys } from './queries.ts';

export interface PushSettings {
  /** VAPID keys; without them a pair is generated once and stored in the database. */
  readonly keys?: { readonly publicKey: string; readonly privateKey: string };
  /** Additional push services, as hosts with their port. */
  readonly services?: readonly string[];
}

/** The services that browsers use. Nothing is sent elsewhere: an endpoint is a URL chosen by the client (SSRF). */
const knownHosts = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

export interface PushService extends PushEndpoints {
  readonly vapid: { readonly subject: string; readonly publicKey: string; readonly privateKey: string };
}

export async function createPushService(
  db: Database,
  { keys, services = [] }: PushSettings,
  publicOrigin: string,
): Promise<PushService> {
  const { publicKey, privateKey } = keys ?? (await findOrSaveKeys(db, webPush.generateVAPIDKeys()));
  const subject = publicOrigin.startsWith('https:') ? publicOrigin : 'mailto:push@localhost';
  return { publicKey, isService: pushServiceCheck(services), vapid: { subject, publicKey, privateKey } };
}

export function pushServiceCheck(extraHosts: readonly string[]) {
  return (endpoint: string): boolean => {
    const url = URL.parse(endpoint);
    if (url === null || url.username !== '' || url.password !== '') return false;
    if (extraHosts.includes(url.host)) return true;
    return (
      url.protocol === 'https:' &&
      url.port === '' &&
      knownHosts.some((host) => matchesHost(url.hostname, host))
    );
  };
}

function matchesHost(hostname: string, host: string): boolean {
  return host.startsWith('.') ? hostname.endsWith(host) : hostname === host;
}

/** Why nothing can be sent to a subscription, if that is so. */
export function pushRefusal(
  { isService }: PushEndpoints,
  { endpoint, keys: { p256dh, auth } }: Read<typeof PushSubscription>,
): Refusal<'PUSH_SERVICE_UNKNOWN'> | undefined {
  if (!isService(endpoint)) return refuse('PUSH_SERVICE_UNKNOWN', { field: 'endpoint' });
  if (!canEncryptFor(p256dh, auth)) return refuse('PUSH_SERVICE_UNKNOWN', { field: 'keys' });
  return undefined;
}

/** Whether messages can be encrypted with these keys. */
function canEncryptFor(p256dh: string, auth: string): boolean {
  try {
    webPush.encrypt(p256dh, auth, 'x', 'aes128gcm');
    return true;
  } catch {
    return false;
  }
}
