import type { PeopleToMerge, Read } from '@traip/contract';
import { lockOrganisation } from '../../../people/squad/organisation/queries.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { type OpenPair, openPair } from '../pair/open-pair.ts';
import { listMembersAmong } from './queries.ts';

/** Runs with both people locked, if the organisation can merge them. */
export function withPairOfOrganisation<T>(
  { db, scope }: Pick<Context, 'db'> & { readonly scope: OrganisationScope },
  body: Read<typeof PeopleToMerge>,
  run: (trx: Trx, open: OpenPair) => Promise<T>,
) {
  return db.transaction().execute(async (trx) => {
    await lockOrganisation(trx, scope);
    const memberIds = new Set(await listMembersAmong(trx, scope, [body.keptId]));
    const merger = { teamId: null, organisationId: scope.organisationId };
    const open = await openPair(trx, body, { merger, memberIds });
    return 'pair' in open ? run(trx, open) : open;
  });
}
