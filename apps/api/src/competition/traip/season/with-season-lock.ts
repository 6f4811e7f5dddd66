import { type Refusal, refuse } from '@traip/contract';
import type { Selectable } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { SeasonsTable } from '../../../platform/db/competition-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { findTraipOfPart } from '../parts/queries.ts';
import { withTraipLock } from '../row/with-traip-lock.ts';
import { lockSeason } from './queries.ts';

/** Runs a change with the season and its Traip locked. */
export async function withSeasonLock<T>(
  context: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  id: string,
  change: (trx: Trx, season: Selectable<SeasonsTable>) => Promise<T>,
): Promise<T | Refusal<'NOT_FOUND'>> {
  const traipId = await findTraipOfPart(context.db, 'seasons', context.scope, id);
  if (traipId === undefined) return refuse('NOT_FOUND');
  return withTraipLock(context, traipId, async (trx) => {
    const season = await lockSeason(trx, context.scope, id);
    return season ? change(trx, season) : refuse('NOT_FOUND');
  });
}
