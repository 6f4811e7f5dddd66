import { abilitiesOf, type Member, type MemberInRole, memberAbilities, type Read } from '@traip/contract';
import { fileUrl } from '../../../platform/files/files.ts';
import type { MemberRow } from './queries.ts';

/** Emails are visible to those who manage members. */
export function canSeeEmails({ role }: Pick<MemberInRole, 'role'>): boolean {
  return abilitiesOf(role).includes('members.manage');
}

/** A member as the viewer may see them, with the viewer's abilities. */
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
    email: canSeeEmails(viewer) ? row.email : null,
    abilities: memberAbilities(viewer, { userId, role }),
  };
}
