import { refuse, type seasonCalls } from '@traip/contract';
import type { Handler } from '../../../platform/routing/handler.ts';
import { deletePart } from '../parts/queries.ts';
import { isInUse } from '../row/queries.ts';
import { withSeasonLock } from './with-season-lock.ts';

export const deleteSeason: Handler<typeof seasonCalls.delete> = async (context, { params }) =>
  withSeasonLock(context, params.id, async (trx) => {
    const { scope, now } = context;
    if (await isInUse(trx, scope, 'seasonId', params.id)) return refuse('IN_USE');
    await deletePart(trx, 'seasons', scope, { id: params.id, now: now() });
    return { deleted: true as const };
  });
