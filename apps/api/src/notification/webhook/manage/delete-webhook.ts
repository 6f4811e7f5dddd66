import { refuse, type webhookCalls } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { deleteWebhook as remove } from '../stored/queries.ts';
import { webhookSubject } from './subject.ts';

export const deleteWebhook: Handler<typeof webhookCalls.delete> = (context, { params }) =>
  context.db.transaction().execute(async (trx) => {
    const removed = await remove(trx, context.scope, params.id);
    if (!removed) return refuse('NOT_FOUND');
    await logAction(trx, context, { ...webhookSubject(removed), action: 'DELETED' });
    return { deleted: true as const };
  });
