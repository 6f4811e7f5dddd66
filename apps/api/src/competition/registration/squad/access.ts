import {
  isHead,
  type OrganisationRole,
  staffRoles,
  type TeamRelation,
  teamAbilitiesOf,
} from '@traip/contract';

/** What a person can do with the squad of a team in a competition. */
export interface SquadAccess {
  readonly maySee: boolean;
  readonly mayEnter: boolean;
  /** Dates of birth and documents. */
  readonly maySeeFacts: boolean;
  /** Runs the competition, and isn't bound by the window. */
  readonly isOrganiser: boolean;
}

/** `role` is the one in the competition's organisation; the team may belong to another one. */
export function squadAccess(role: OrganisationRole | null, relation: TeamRelation): SquadAccess {
  const abilities = teamAbilitiesOf(relation);
  const isOrganiser = role !== null && isHead(role);
  const mayEnter = isOrganiser || abilities.includes('team.enterPeople');
  return {
    maySee: mayEnter || (role !== null && staffRoles.includes(role)),
    mayEnter,
    maySeeFacts: isOrganiser || abilities.includes('team.seeFacts'),
    isOrganiser,
  };
}
