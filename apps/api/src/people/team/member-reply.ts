import { type Read, type TeamMember, teamAbilitiesOf, teammateAbilities } from '@traip/contract';
import { fileUrl } from '../../platform/files/files.ts';
import type { TeammateRow } from './people/queries.ts';
import type { Actor } from './with-team-lock.ts';

/** A member of a team as the actor may see them. */
export function teamMemberReply(actor: Actor, person: TeammateRow): Read<typeof TeamMember> {
  const { userId, userCode, firstName, surnames, role, since } = person;
  return {
    userId,
    userCode,
    firstName,
    surnames,
    role,
    since,
    avatarUrl: fileUrl(person.avatarKey),
    email: teamAbilitiesOf(actor).includes('team.seeContact') ? person.email : null,
    abilities: teammateAbilities(actor, person),
  };
}
