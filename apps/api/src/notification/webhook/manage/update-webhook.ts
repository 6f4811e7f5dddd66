import { refuse, type webhookCalls } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { lockWebhook, updateWebhook as save } from '../stored/queries.ts';
import { webhookReply } from '../stored/reply.ts';
import { webhookSubject } from './subject.ts';
import { urlRefusal } from './url-refusal.ts';

/** Turning a webhook on again, or giving it another address, resets its failures. */
export const updateWebhook: Handler<typeof webhookCalls.update> = async (context, { params, body }) => {
  const { db, scope, now } = context;
  const refusal = urlRefusal(context, body.url);
  if (refusal) return refusal;
  return db.transaction().execute(async (trx) => {
    const before = await lockWebhook(trx, scope, params.id);
    if (!before) return refuse('NOT_FOUND');
    const isFresh = body.url !== before.url || (body.isOn && !before.isOn);
    const saved = await save(trx, scope, params.id, {
      ...body,
      offReason: body.isOn ? null : before.offReason,
      failingSince: isFresh ? null : before.failingSince,
    });
    if (!saved) return refuse('NOT_FOUND');
    const { events, isOn } = saved;
    await logAction(trx, context, { ...webhookSubject(saved), action: 'UPDATED', details: { events, isOn } });
    return webhookReply(saved, now());
  });
};
