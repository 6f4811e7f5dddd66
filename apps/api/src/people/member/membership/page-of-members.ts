import { pageWith, rolesGrantableBy } from '@traip/contract';
import type { Caller } from '../../../platform/authorization/caller.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { memberReply, seesAddresses } from './member-reply.ts';
import { countMembers, listMembers, type MemberFilter } from './queries.ts';

/** One page of members; only those who know the addresses find by them. */
export async function pageOfMembers(
  { db, scope }: Context<Caller, OrganisationScope>,
  wanted: Omit<MemberFilter, 'byAddress'> & { readonly page: number; readonly limit: number },
) {
  const { page, limit } = wanted;
  const filter = { ...wanted, byAddress: seesAddresses(scope) };
  const rows = await listMembers(db, scope, filter);
  const total = await countMembers(db, scope, filter);
  const members = rows.map((row) => memberReply(scope, row));
  return { ...pageWith(members, { page, limit, total }), grantableRoles: rolesGrantableBy(scope.role) };
}
