import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { lockOrganisation } from './queries.ts';

/** Runs a change of venues with their organisation locked. */
export function withVenueLock<T>(
  { db, scope }: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  change: (trx: Trx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await lockOrganisation(trx, scope);
    return change(trx);
  });
}
