import webPush from 'web-push';
import type { Device } from './queries.ts';
import type { PushService } from './service.ts';

/** What a device shows; it replaces a message with the same tag. */
export interface PushMessage {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

const dayInSeconds = 86_400;
const timeoutMs = 10_000;

/** Encrypted for the device, so that the push service cannot read it. `gone`: the subscription no longer exists. */
export async function sendPush(
  { vapid, isService }: PushService,
  { endpoint, p256dh, auth }: Pick<Device, 'endpoint' | 'p256dh' | 'auth'>,
  { tag, ...shown }: PushMessage,
): Promise<'sent' | 'gone'> {
  // The service was allowed when the device was saved and no longer is.
  if (!isService(endpoint)) return 'gone';
  const topic = tag.replaceAll('-', '').slice(0, 32);
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...shown, tag }),
    { vapidDetails: vapid, TTL: dayInSeconds, topic, contentEncoding: 'aes128gcm' },
  );
  const { 'Content-Length': _length, ...headers } = request.headers as Record<string, string>;
  const response = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(request.body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return 'gone';
  if (!response.ok) throw new Error(`A push service answered ${response.status}.`);
  return 'sent';
}
