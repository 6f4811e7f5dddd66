import { pageWith, rolesGrantableBy } from '@traip/contract';
import type { Caller } from '../../../platform/authorization/caller.ts';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Context } from '../../../platform/routing/context.ts';
import { canSeeEmails, memberReply } from './member-reply.ts';
import { countMembers, listMembers, type MemberFilter } from './queries.ts';

/** One page of members; emails are searched only for viewers who may see them. */
export async function pageOfMembers(
  { db, scope }: Context<Caller, OrganisationScope>,
  query: Omit<MemberFilter, 'byEmail'> & { readonly page: number; readonly limit: number },
) {
  const { page, limit } = query;
  const filter = { ...query, byEmail: canSeeEmails(scope) };
  const rows = await listMembers(db, scope, filter);
  const total = await countMembers(db, scope, filter);
  const members = rows.map((row) => memberReply(scope, row));
  return { ...pageWith(members, { page, limit, total }), grantableRoles: rolesGrantableBy(scope.role) };
}
