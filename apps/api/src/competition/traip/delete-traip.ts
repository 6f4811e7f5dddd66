import { refuse, type traipCalls } from '@traip/contract';
import { logAction } from '../../platform/audit/log-action.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { deleteTraip as remove } from './queries.ts';
import { isInUse } from './row/queries.ts';
import { withTraipLock } from './row/with-traip-lock.ts';

/** Its code stays taken: links to it must never lead to another Traip. */
export const deleteTraip: Handler<typeof traipCalls.delete> = async (context, { params }) =>
  withTraipLock(context, params.id, async (trx) => {
    const { scope, now } = context;
    if (await isInUse(trx, scope, 'traipId', params.id)) return refuse('IN_USE');
    await remove(trx, scope, params.id, now());
    await logAction(trx, context, { subjectKind: 'TRAIP', subjectId: params.id, action: 'DELETED' });
    return { deleted: true as const };
  });
