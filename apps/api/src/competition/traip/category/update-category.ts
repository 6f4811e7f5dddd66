import { type categoryCalls, type Refusal, refuse } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import { changedFields } from '../../../platform/audit/changed-fields.ts';
import { logAction } from '../../../platform/audit/log-action.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { withChange } from '../../../platform/db/with-change.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { isNameTaken } from '../parts/queries.ts';
import { isInUse } from '../row/queries.ts';
import { findCategory, updateCategory as update } from './queries.ts';
import { isVariantOf } from './variant.ts';
import { withCategoryLock } from './with-category-lock.ts';

export const updateCategory: Handler<typeof categoryCalls.update> = async (context, { body }) =>
  withCategoryLock(context, body.id, async (trx, category, { sportKey }) => {
    const { scope } = context;
    const { id, traipId } = category;
    if (category.version !== body.version) return refuse('STALE_VERSION');
    const { minAge, maxAge, sportVariantKey } = withChange(category, body);
    if (minAge !== null && maxAge !== null && maxAge < minAge)
      return refuse('AGES_OUT_OF_ORDER', { field: 'maxAge' });
    if (await isNameTaken(trx, 'categories', scope, { id, traipId, name: body.name }))
      return refuse('NAME_TAKEN', { field: 'name' });
    if (sportVariantKey !== category.sportVariantKey) {
      const refusal = await variantRefusal(trx, scope, { id, sportKey, sportVariantKey });
      if (refusal) return refusal;
    }
    await update(trx, scope, body);
    const details = changedFields(category, body, [
      'name',
      'gender',
      'skillLevel',
      'minAge',
      'maxAge',
      'sportVariantKey',
    ]);
    await logAction(trx, context, { subjectKind: 'CATEGORY', subjectId: id, action: 'UPDATED', details });
    return (await findCategory(trx, scope, id)) ?? refuse('NOT_FOUND');
  });

/** The variant must belong to the Traip's sport, and can't change while competitions use the category. */
async function variantRefusal(
  trx: Trx,
  scope: OrganisationScope,
  variant: { readonly id: string; readonly sportKey: SportKey; readonly sportVariantKey: string },
): Promise<Refusal<'VARIANT_OF_OTHER_SPORT' | 'IN_USE'> | null> {
  const field = 'sportVariantKey';
  if (!isVariantOf(variant.sportVariantKey, variant.sportKey))
    return refuse('VARIANT_OF_OTHER_SPORT', { field });
  return (await isInUse(trx, scope, 'categoryId', variant.id)) ? refuse('IN_USE', { field }) : null;
}
