import { randomUUIDv7 } from 'node:crypto';
import { refuse, type webhookCalls } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { seal } from '../../../platform/services/sealed-secret.ts';
import { newSecret, secretText } from '../deliver/sign.ts';
import { insertWebhook } from '../stored/queries.ts';
import { webhookReply } from '../stored/reply.ts';
import { webhookSubject } from './subject.ts';
import { urlRefusal } from './url-refusal.ts';

export const createWebhook: Handler<typeof webhookCalls.create> = async (context, { body }) => {
  const { db, scope, keys, now } = context;
  const refusal = urlRefusal(context, body.url);
  if (refusal) return refusal;
  const secret = newSecret();
  const sealed = seal(keys, 'webhook', secret);
  return db.transaction().execute(async (trx) => {
    const webhook = { ...body, id: randomUUIDv7(), secret: sealed, createdAt: now() };
    const saved = await insertWebhook(trx, scope, webhook);
    if (!saved) return refuse('TOO_MANY_WEBHOOKS');
    await logAction(trx, context, {
      ...webhookSubject(saved),
      action: 'CREATED',
      details: { events: body.events },
    });
    return { ...webhookReply(saved, now()), secret: secretText(secret) };
  });
};
