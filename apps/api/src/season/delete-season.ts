import { refuse, type seasonCalls } from '@traip/contract';
import type { Handler } from '../http/handler.ts';
import { isInUse } from '../traip/row/queries.ts';
import { deleteSeason as remove } from './queries.ts';
import { underSeasonLock } from './under-lock.ts';

export const deleteSeason: Handler<typeof seasonCalls.delete> = async (context, { params }) =>
  underSeasonLock(context, params.id, async (trx) => {
    const { scope, now } = context;
    if (await isInUse(trx, scope, 'seasonId', params.id)) return refuse('IN_USE');
    await remove(trx, scope, params.id, now());
    return { deleted: true as const };
  });
