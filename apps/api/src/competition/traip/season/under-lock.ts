import { type Refusal, refuse } from '@traip/contract';
import type { Selectable } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { SeasonsTable } from '../../../platform/db/competition-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { traipOfPart } from '../parts/queries.ts';
import { underTraipLock } from '../row/under-lock.ts';
import { lockSeason } from './queries.ts';

/** Changes a season when nobody else changes it, its Traip or the other seasons there. */
export async function underSeasonLock<T>(
  context: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  id: string,
  change: (trx: Trx, season: Selectable<SeasonsTable>) => Promise<T>,
): Promise<T | Refusal<'NOT_FOUND'>> {
  const traipId = await traipOfPart(context.db, 'seasons', context.scope, id);
  if (traipId === undefined) return refuse('NOT_FOUND');
  return underTraipLock(context, traipId, async (trx) => {
    const season = await lockSeason(trx, context.scope, id);
    return season ? change(trx, season) : refuse('NOT_FOUND');
  });
}
