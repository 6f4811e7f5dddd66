import { type Refusal, refuse } from '@traip/contract';
import type { Selectable } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { CategoriesTable, TraipsTable } from '../../../platform/db/competition-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { findTraipOfPart } from '../parts/queries.ts';
import { withTraipLock } from '../row/with-traip-lock.ts';
import { lockCategory } from './queries.ts';

/** Runs a change with the category and its Traip locked. */
export async function withCategoryLock<T>(
  context: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  id: string,
  change: (trx: Trx, category: Selectable<CategoriesTable>, traip: Selectable<TraipsTable>) => Promise<T>,
): Promise<T | Refusal<'NOT_FOUND'>> {
  const traipId = await findTraipOfPart(context.db, 'categories', context.scope, id);
  if (traipId === undefined) return refuse('NOT_FOUND');
  return withTraipLock(context, traipId, async (trx, traip) => {
    const category = await lockCategory(trx, context.scope, id);
    return category ? change(trx, category, traip) : refuse('NOT_FOUND');
  });
}
