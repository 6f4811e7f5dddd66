import { refuse, type seasonCalls } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { deletePart } from '../parts/queries.ts';
import { isInUse } from '../row/queries.ts';
import { withSeasonLock } from './with-season-lock.ts';

export const deleteSeason: Handler<typeof seasonCalls.delete> = async (context, { params }) =>
  withSeasonLock(context, params.id, async (trx) => {
    const { scope, now } = context;
    if (await isInUse(trx, scope, 'seasonId', params.id)) return refuse('IN_USE');
    await deletePart(trx, 'seasons', scope, { id: params.id, now: now() });
    await logAction(trx, context, { subjectKind: 'SEASON', subjectId: params.id, action: 'DELETED' });
    return { deleted: true as const };
  });
