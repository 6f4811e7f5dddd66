import type { MemberInRole } from '@traip/contract';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { lockOrganisation } from '../../organisation/queries.ts';
import { findMember, type MemberRow, roleOf } from './queries.ts';

/**
 * Locks the organisation until the end of the transaction and reads the caller's current role, which may have changed
 * since they were authorized. Undefined if they have left or the organisation was deleted.
 */
export async function lockMembers(trx: Trx, scope: OrganisationScope): Promise<MemberInRole | undefined> {
  const isOpen = await lockOrganisation(trx, scope.organisationId);
  const role = isOpen ? await roleOf(trx, scope) : undefined;
  return role && { userId: scope.userId, role };
}

/** Like `lockMembers`, with the member to be changed. Undefined if either has left. */
export async function lockMembersFor(
  trx: Trx,
  scope: OrganisationScope,
  memberId: string,
): Promise<{ actor: MemberInRole; target: MemberRow } | undefined> {
  const actor = await lockMembers(trx, scope);
  const target = await findMember(trx, scope, memberId);
  return actor && target ? { actor, target } : undefined;
}
