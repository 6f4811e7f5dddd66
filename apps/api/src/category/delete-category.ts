import { type categoryCalls, refuse } from '@traip/contract';
import type { Handler } from '../http/handler.ts';
import { isInUse } from '../traip/row/queries.ts';
import { deleteCategory as remove } from './queries.ts';
import { underCategoryLock } from './under-lock.ts';

export const deleteCategory: Handler<typeof categoryCalls.delete> = async (context, { params }) =>
  underCategoryLock(context, params.id, async (trx) => {
    const { scope, now } = context;
    if (await isInUse(trx, scope, 'categoryId', params.id)) return refuse('IN_USE');
    await remove(trx, scope, params.id, now());
    return { deleted: true as const };
  });
