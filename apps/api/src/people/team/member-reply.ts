import { type Read, type TeamMember, teamAbilitiesOf, teammateAbilities } from '@traip/contract';
import { playerInBrief } from '../person/player-in-brief.ts';
import type { TeammateRow } from './people/queries.ts';
import type { Actor } from './with-team-lock.ts';

/** A member of a team as the actor may see them. */
export function teamMemberReply(actor: Actor, person: TeammateRow): Read<typeof TeamMember> {
  const { role, isDelegate, shirt, position, since } = person;
  const isKnown = teamAbilitiesOf(actor).includes('team.seeContact');
  const { id: userId, ...named } = playerInBrief(person, isKnown);
  return {
    userId,
    ...named,
    role,
    isDelegate,
    shirt,
    position,
    since,
    email: isKnown ? person.email : null,
    abilities: teammateAbilities(actor, asTeammate(person)),
  };
}

/** A member in the form used by the rules between teammates. */
export function asTeammate({ id: userId, role, userCode }: TeammateRow) {
  return { userId, role, hasAccount: userCode !== null };
}
