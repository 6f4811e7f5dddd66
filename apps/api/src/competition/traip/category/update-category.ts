import { type categoryCalls, type Refusal, refuse } from '@traip/contract';
import type { SportKey } from '@traip/engine';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { isNameTaken } from '../parts/queries.ts';
import { isInUse } from '../row/queries.ts';
import { findCategory, updateCategory as update } from './queries.ts';
import { underCategoryLock } from './under-lock.ts';
import { isVariantOf } from './variant.ts';

export const updateCategory: Handler<typeof categoryCalls.update> = async (context, { body }) =>
  underCategoryLock(context, body.id, async (trx, category, { sportKey }) => {
    const { scope } = context;
    const { id, traipId } = category;
    if (category.version !== body.version) return refuse('STALE_VERSION');
    if (await isNameTaken(trx, 'categories', scope, { id, traipId, name: body.name }))
      return refuse('NAME_TAKEN', { field: 'name' });
    // Who does not speak of the variant does not mean to change it.
    const { sportVariantKey = category.sportVariantKey } = body;
    if (sportVariantKey !== category.sportVariantKey) {
      const refusal = await variantRefusal(trx, scope, { id, sportKey, sportVariantKey });
      if (refusal) return refusal;
    }
    await update(trx, scope, { ...body, sportVariantKey });
    return (await findCategory(trx, scope, id)) ?? refuse('NOT_FOUND');
  });

/** Why a category does not become one of this variant: another sport has it, or competitions are played by the old one. */
async function variantRefusal(
  trx: Trx,
  scope: OrganisationScope,
  wish: { readonly id: string; readonly sportKey: SportKey; readonly sportVariantKey: string },
): Promise<Refusal<'VARIANT_OF_OTHER_SPORT' | 'IN_USE'> | null> {
  const field = 'sportVariantKey';
  if (!isVariantOf(wish.sportVariantKey, wish.sportKey)) return refuse('VARIANT_OF_OTHER_SPORT', { field });
  return (await isInUse(trx, scope, 'categoryId', wish.id)) ? refuse('IN_USE', { field }) : null;
}
