import { type Refusal, refuse } from '@traip/contract';
import type { Selectable } from 'kysely';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { TraipsTable } from '../../../platform/db/competition-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { lockTraip } from './queries.ts';

/** Runs a change of a Traip, or of its seasons or categories, with the Traip locked. */
export function withTraipLock<T>(
  { db, scope }: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  traipId: string,
  change: (trx: Trx, traip: Selectable<TraipsTable>) => Promise<T>,
): Promise<T | Refusal<'NOT_FOUND'>> {
  return db.transaction().execute(async (trx) => {
    const traip = await lockTraip(trx, scope, traipId);
    return traip ? change(trx, traip) : refuse('NOT_FOUND');
  });
}
