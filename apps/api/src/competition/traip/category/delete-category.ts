import { type categoryCalls, refuse } from '@traip/contract';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { deletePart } from '../parts/queries.ts';
import { isInUse } from '../row/queries.ts';
import { withCategoryLock } from './with-category-lock.ts';

export const deleteCategory: Handler<typeof categoryCalls.delete> = async (context, { params }) =>
  withCategoryLock(context, params.id, async (trx) => {
    const { scope, now } = context;
    if (await isInUse(trx, scope, 'categoryId', params.id)) return refuse('IN_USE');
    await deletePart(trx, 'categories', scope, { id: params.id, now: now() });
    await logAction(trx, context, { subjectKind: 'CATEGORY', subjectId: params.id, action: 'DELETED' });
    return { deleted: true as const };
  });
