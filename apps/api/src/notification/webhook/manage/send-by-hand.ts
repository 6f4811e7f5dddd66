import { randomUUIDv7 } from 'node:crypto';
import {
  isRefusal,
  type Read,
  type Refusal,
  refuse,
  type WebhookDelivery,
  type webhookCalls,
} from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { emitTo } from '../emit/emit.ts';
import { organisationLinks } from '../emit/links.ts';
import { countRequested, findDelivery, insertDeliveries } from '../log/queries.ts';
import { deliveryReply } from '../log/reply.ts';
import { lockWebhook, type WebhookRow } from '../stored/queries.ts';
import { findOrganisationName } from './queries.ts';
import { webhookSubject } from './subject.ts';

type SendContext = Pick<Context, 'db' | 'now' | 'publicOrigin'> & { readonly scope: OrganisationScope };
type Refused = Refusal<'NOT_FOUND' | 'WEBHOOK_OFF' | 'TOO_MANY_REQUESTS'>;

/** Enough for a person at a screen, and too few to flood a receiver. */
const maxPerMinute = 10;

export const testWebhook: Handler<typeof webhookCalls.test> = (context, { params }) =>
  sendByHand(context, params.id, 'TESTED', async (trx, webhook) => {
    const { scope, now } = context;
    const { organisationId, orgCode: code } = scope;
    const name = await findOrganisationName(trx, scope);
    const data = {
      version: 1 as const,
      organisation: { id: organisationId, code, name },
      links: organisationLinks(code),
    };
    const [id] = await emitTo(trx, [webhook.id], { organisationId, type: 'webhook.test', at: now(), data });
    return id;
  });

/** Under the same message id, so that a receiver that already has it can tell. */
export const sendAgain: Handler<typeof webhookCalls.sendAgain> = (context, { params }) =>
  sendByHand(context, params.id, 'SENT_AGAIN', async (trx, { id: webhookId }) => {
    const before = await findDelivery(trx, context.scope, { webhookId, id: params.deliveryId });
    if (!before) return undefined;
    const { organisationId, messageId, type, data, happenedAt } = before;
    const message = { webhookId, organisationId, messageId, type, data, happenedAt };
    const id = randomUUIDv7();
    await insertDeliveries(trx, [{ ...message, id, at: context.now(), isAgain: true }]);
    return id;
  });

function sendByHand(
  context: SendContext,
  webhookId: string,
  action: 'TESTED' | 'SENT_AGAIN',
  insert: (trx: Trx, webhook: WebhookRow) => Promise<string | undefined>,
): Promise<Read<typeof WebhookDelivery> | Refused> {
  const { db, scope, publicOrigin } = context;
  return db.transaction().execute(async (trx) => {
    const webhook = await readyWebhook(trx, context, webhookId);
    if (isRefusal(webhook)) return webhook;
    const id = await insert(trx, webhook);
    const delivery = id === undefined ? undefined : await findDelivery(trx, scope, { webhookId, id });
    if (!delivery) return refuse('NOT_FOUND');
    const details = { type: delivery.type };
    await logAction(trx, context, { ...webhookSubject(webhook), action, details });
    return deliveryReply(delivery, publicOrigin);
  });
}

async function readyWebhook(
  trx: Trx,
  { scope, now }: SendContext,
  id: string,
): Promise<WebhookRow | Refused> {
  const webhook = await lockWebhook(trx, scope, id);
  if (!webhook) return refuse('NOT_FOUND');
  if (!webhook.isOn) return refuse('WEBHOOK_OFF');
  const since = new Date(now().getTime() - 60_000);
  const requested = await countRequested(trx, scope, { webhookId: id, since });
  return requested < maxPerMinute
    ? webhook
    : refuse('TOO_MANY_REQUESTS', { details: { retryAfterSeconds: 60 } });
}
