import { abilitiesOf, type Member, type MemberInRole, memberAbilities, type Read } from '@traip/contract';
import { fileUrl } from '../../../platform/files/files.ts';
import type { MemberRow } from './queries.ts';

/** Those who manage members know their addresses. */
export function seesAddresses({ role }: Pick<MemberInRole, 'role'>): boolean {
  return abilitiesOf(role).includes('members.manage');
}

/** A member as the viewer may see them, with what the viewer may do with them. */
export function memberReply(viewer: MemberInRole, row: MemberRow): Read<typeof Member> {
  const { id, userId, userCode, firstName, surnames, role, since } = row;
  return {
    id,
    userId,
    userCode,
    firstName,
    surnames,
    role,
    since,
    avatarUrl: fileUrl(row.avatarKey),
    email: seesAddresses(viewer) ? row.email : null,
    abilities: memberAbilities(viewer, { userId, role }),
  };
}
