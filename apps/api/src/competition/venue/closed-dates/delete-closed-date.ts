import { refuse, type venueCalls } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { closedDateSubject } from './closed-date-subject.ts';
import { findClosedDate, deleteClosedDate as remove } from './queries.ts';

export const deleteClosedDate: Handler<typeof venueCalls.deleteClosedDate> = (context, { params }) =>
  context.db.transaction().execute(async (trx) => {
    const { scope } = context;
    const closed = await findClosedDate(trx, scope, params.id);
    if (!closed || !(await remove(trx, scope, params.id))) return refuse('NOT_FOUND');
    await logAction(trx, context, { ...closedDateSubject(closed), action: 'DELETED' });
    return { deleted: true as const };
  });
