import type { WebhookOffReason } from '@traip/contract';
import { insertAuditEntry } from '../../../platform/audit/queries.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import { unseal } from '../../../platform/services/sealed-secret.ts';
import type { Services } from '../../../platform/services/services.ts';
import { bodyOf } from '../log/reply.ts';
import {
  findPending,
  markArriving,
  markFailing,
  notifyTurnedOff,
  type PendingDelivery,
  saveAttempt,
  turnOff,
} from './queries.ts';
import { failingDays, withJitter } from './retry.ts';
import { type Outcome, type Sender, send } from './send.ts';
import { signatureHeaders } from './sign.ts';

type DeliveryServices = Pick<Services, 'db' | 'jobs' | 'keys' | 'now' | 'publicOrigin'>;

interface DeliveryOptions {
  readonly sender: Sender;
  /** Seconds to wait after each failed attempt; after the last one, the delivery has failed. */
  readonly retryDelays: readonly number[];
}

/** Makes one attempt of a delivery, records the outcome, and queues the next attempt if there is one. */
export function deliveryWorker(services: DeliveryServices, options: DeliveryOptions): Worker<'webhook'> {
  return async ({ deliveryId }) => {
    const delivery = await findPending(services.db, deliveryId);
    if (!delivery) return;
    const startedAt = services.now();
    const outcome = await attempt(services, options.sender, delivery);
    const durationMs = services.now().getTime() - startedAt.getTime();
    await services.db
      .transaction()
      .execute((trx) => record(trx, services, options, { delivery, outcome, startedAt, durationMs }));
  };
}

/** Nothing is sent for these, and retrying would not help. */
const final = { OFF: true, SECRET_LOST: true } as const;

const unsent = (problem: keyof typeof final): Outcome => ({ problem, responseStatus: null, response: null });

async function attempt(
  services: DeliveryServices,
  sender: Sender,
  delivery: PendingDelivery,
): Promise<Outcome> {
  if (!delivery.isOn) return unsent('OFF');
  const secrets = secretsOf(services, delivery);
  if (secrets.length === 0) return unsent('SECRET_LOST');
  const body = bodyOf(delivery, services.publicOrigin);
  const signed = signatureHeaders(secrets, { id: delivery.messageId, at: services.now(), body });
  return send(sender, delivery.url, { headers: { ...signed, 'user-agent': 'Traip-Webhooks/1' }, body });
}

/** The current one, and the one before while it is valid. */
function secretsOf({ keys, now }: DeliveryServices, delivery: PendingDelivery): Uint8Array[] {
  const { secret, previousSecret, previousSecretUntil } = delivery;
  const isValid = previousSecretUntil !== null && previousSecretUntil > now();
  const sealed = [secret, ...(previousSecret !== null && isValid ? [previousSecret] : [])];
  return sealed.flatMap((one) => unseal(keys, 'webhook', one) ?? []);
}

interface Attempt {
  readonly delivery: PendingDelivery;
  readonly outcome: Outcome;
  readonly startedAt: Date;
  readonly durationMs: number;
}

async function record(
  trx: Trx,
  services: DeliveryServices,
  { retryDelays }: DeliveryOptions,
  attempt: Attempt,
) {
  const { delivery, outcome, startedAt, durationMs } = attempt;
  const { id, webhookId } = delivery;
  const attempts = delivery.attempts + 1;
  const tried = { ...outcome, attempts, lastAttemptAt: startedAt, durationMs, nextAttemptAt: null };
  if (outcome.problem === null) {
    await saveAttempt(trx, id, { ...tried, status: 'DELIVERED' });
    return markArriving(trx, webhookId);
  }
  const offReason = await offReasonOf(trx, attempt);
  const delay = retryDelays[attempts - 1];
  if (offReason !== undefined || delay === undefined || outcome.problem in final) {
    await saveAttempt(trx, id, { ...tried, status: 'FAILED' });
    if (offReason !== undefined) await recordTurnedOff(trx, delivery, offReason, startedAt);
    return;
  }
  const seconds = withJitter(delay, Math.random());
  const nextAttemptAt = new Date(services.now().getTime() + seconds * 1000);
  await saveAttempt(trx, id, { ...tried, nextAttemptAt });
  await services.jobs.sendToWebhooks(trx, [{ deliveryId: id, webhookId }], seconds);
}

/** Why the webhook must be turned off: its address is gone, or nothing has arrived for days. */
async function offReasonOf(trx: Trx, { delivery, outcome, startedAt }: Attempt) {
  const since = await markFailing(trx, delivery.webhookId, startedAt);
  if (since === undefined) return undefined;
  if (outcome.responseStatus === 410) return 'GONE';
  return startedAt.getTime() - since.getTime() >= failingDays * 86_400_000 ? 'FAILING' : undefined;
}

async function recordTurnedOff(
  trx: Trx,
  { webhookId, organisationId, url }: PendingDelivery,
  reason: WebhookOffReason,
  at: Date,
): Promise<void> {
  if (!(await turnOff(trx, webhookId, reason))) return;
  const { host } = new URL(url);
  const subject = { subjectKind: 'WEBHOOK', subjectId: webhookId, action: 'TURNED_OFF' } as const;
  await insertAuditEntry(trx, {
    organisationId,
    ...subject,
    label: host,
    details: { reason },
    byUser: null,
    at,
  });
  await notifyTurnedOff(trx, { webhookId, host, reason, at });
}
