import { refuse, type webhookCalls } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { seal, unseal } from '../../../platform/services/sealed-secret.ts';
import { newSecret, secretText } from '../deliver/sign.ts';
import { findWebhook, lockWebhook, saveSecret } from '../stored/queries.ts';
import { previousUntil } from '../stored/reply.ts';
import { webhookSubject } from './subject.ts';

const day = 86_400_000;

export const webhookSecret: Handler<typeof webhookCalls.secret> = async (context, { params }) => {
  const { db, scope, keys, now } = context;
  const webhook = await findWebhook(db, scope, params.id);
  if (!webhook) return refuse('NOT_FOUND');
  const secret = unseal(keys, 'webhook', webhook.secret);
  if (!secret) return refuse('WEBHOOK_SECRET_LOST');
  await logAction(db, context, { ...webhookSubject(webhook), action: 'SECRET_READ' });
  return { secret: secretText(secret), previousSecretUntil: previousUntil(webhook, now()) };
};

/** The old secret stays valid for a day; an even older one does not. */
export const rotateSecret: Handler<typeof webhookCalls.rotateSecret> = (context, { params }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope, keys, now } = context;
    const webhook = await lockWebhook(trx, scope, params.id);
    if (!webhook) return refuse('NOT_FOUND');
    const secret = newSecret();
    const previousSecretUntil = new Date(now().getTime() + day);
    await saveSecret(trx, scope, params.id, {
      secret: seal(keys, 'webhook', secret),
      previousSecret: webhook.secret,
      previousSecretUntil,
    });
    await logAction(trx, context, { ...webhookSubject(webhook), action: 'SECRET_REPLACED' });
    return { secret: secretText(secret), previousSecretUntil };
  });
