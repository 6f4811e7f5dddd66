import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { holdOrganisation } from './queries.ts';

/** Changes the venues of an organisation when nobody else does. */
export function underLock<T>(
  { db, scope }: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  change: (trx: Trx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await holdOrganisation(trx, scope);
    return change(trx);
  });
}
