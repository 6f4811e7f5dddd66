import webPush from 'web-push';
import type { Device } from './queries.ts';
import type { PushService } from './service.ts';

/** What a device shows; it takes the place of what bears the same tag. */
export interface Ring {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
}

const dayInSeconds = 86_400;
const patience = 10_000;

/** Rings at a device through its push service, which cannot read it. `gone`: nobody is there any more. */
export async function ring(
  { vapid, isService }: PushService,
  { endpoint, p256dh, auth }: Device,
  { tag, ...shown }: Ring,
): Promise<'rung' | 'gone'> {
  // A service that we knew when the device was kept, and do not know any more.
  if (!isService(endpoint)) return 'gone';
  const topic = tag.replaceAll('-', '').slice(0, 32);
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ ...shown, tag }),
    { vapidDetails: vapid, TTL: dayInSeconds, topic, contentEncoding: 'aes128gcm' },
  );
  const { 'Content-Length': _counted, ...headers } = request.headers as Record<string, string>;
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers,
    body: new Uint8Array(request.body),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  await answer.body?.cancel();
  if (answer.status === 404 || answer.status === 410) return 'gone';
  if (!answer.ok) throw new Error(`A push service answered ${answer.status}.`);
  return 'rung';
}
