import { randomUUIDv7 } from 'node:crypto';
import type { SentEventType, WebhookData, WebhookEventType } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import { insertDeliveries } from '../log/queries.ts';
import { listListening } from '../stored/queries.ts';

interface WebhookEvent<T extends SentEventType> {
  readonly organisationId: string;
  readonly type: T;
  readonly at: Date;
}

/**
 * Sends an event to the webhooks that listen to it, in the transaction of its cause: no commit, no message.
 * The data is read only if one listens, and is undefined if it is not public.
 */
export async function emit<T extends WebhookEventType>(
  trx: Trx,
  event: WebhookEvent<T>,
  read: () => Promise<WebhookData<T> | undefined>,
): Promise<void> {
  const listening = await listListening(trx, event.organisationId, event.type);
  if (listening.length === 0) return;
  const data = await read();
  if (data !== undefined) await emitTo(trx, listening, { ...event, data });
}

/** Each webhook gets its own message; the id of a message stays the same however often it is sent. */
export async function emitTo<T extends SentEventType>(
  trx: Trx,
  webhookIds: readonly string[],
  { organisationId, type, at, data }: WebhookEvent<T> & { readonly data: WebhookData<T> },
): Promise<string[]> {
  const rows = webhookIds.map((webhookId) => ({
    id: randomUUIDv7(),
    webhookId,
    organisationId,
    messageId: `msg_${randomUUIDv7()}`,
    type,
    data: JSON.stringify(data),
    happenedAt: at,
    at,
    isAgain: false,
  }));
  await insertDeliveries(trx, rows);
  return rows.map(({ id }) => id);
}
