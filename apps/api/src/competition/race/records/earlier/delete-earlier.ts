import { type raceRecordCalls, refuse } from '@traip/contract';
import { logAction } from '../../../../platform/audit/log-action.ts';
import type { Handler } from '../../../../platform/routing/handler.ts';
import { withTraipLock } from '../../../traip/row/with-traip-lock.ts';
import { deleteEarlierMark as remove } from './queries.ts';

export const deleteEarlierMark: Handler<typeof raceRecordCalls.deleteEarlier> = (context, { params }) =>
  withTraipLock(context, params.traipId, async (trx, traip) => {
    if (!(await remove(trx, context.scope, params))) return refuse('NOT_FOUND');
    const subject = { subjectKind: 'TRAIP', subjectId: traip.id } as const;
    await logAction(trx, context, { ...subject, action: 'EARLIER_MARK_DELETED' });
    return { deleted: true as const };
  });
