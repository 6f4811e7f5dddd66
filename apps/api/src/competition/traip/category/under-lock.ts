import { type Refusal, refuse } from '@traip/contract';
import type { Selectable } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { CategoriesTable, TraipsTable } from '../../../platform/db/competition-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { traipOfPart } from '../parts/queries.ts';
import { underTraipLock } from '../row/under-lock.ts';
import { lockCategory } from './queries.ts';

/** Changes a category when nobody else changes it, its Traip or the other categories there. */
export async function underCategoryLock<T>(
  context: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  id: string,
  change: (trx: Trx, category: Selectable<CategoriesTable>, traip: Selectable<TraipsTable>) => Promise<T>,
): Promise<T | Refusal<'NOT_FOUND'>> {
  const traipId = await traipOfPart(context.db, 'categories', context.scope, id);
  if (traipId === undefined) return refuse('NOT_FOUND');
  return underTraipLock(context, traipId, async (trx, traip) => {
    const category = await lockCategory(trx, context.scope, id);
    return category ? change(trx, category, traip) : refuse('NOT_FOUND');
  });
}
