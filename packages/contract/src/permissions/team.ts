import type { OrganisationRole } from './organisation.ts';
import { isVisibleFor, type Privacy } from './privacy.ts';

/** The roles in a team. STUFF is the specification's word for staff; screens say Staff. */
export const teamRoles = ['OWNER', 'CAPTAIN', 'COACH', 'ASSISTANT_CAPTAIN', 'STUFF', 'MEMBER'] as const;
export type TeamRole = (typeof teamRoles)[number];

/** The roles that can be granted: ownership is transferred, never shared. */
export const grantableTeamRoles = ['CAPTAIN', 'COACH', 'ASSISTANT_CAPTAIN', 'STUFF', 'MEMBER'] as const;

/** The roles that a printed QR code may grant: none with permissions of their own. */
export const qrTeamRoles = ['MEMBER', 'STUFF'] as const;

/** A person's relation to a team: their role in it, and in the organisation that it belongs to. */
export interface TeamRelation {
  readonly team: TeamRole | null;
  readonly organisation: OrganisationRole | null;
  /** A guardian of a child in the team, who sees the team as a player does. */
  readonly isGuardian?: boolean;
  /** A mark, not a role: off the field a delegate can do what a captain can. */
  readonly isDelegate?: boolean;
}

interface Holders {
  readonly team: readonly TeamRole[];
  readonly organisation: readonly OrganisationRole[];
  readonly guardians?: boolean;
}

const everyone = {
  team: ['OWNER', 'CAPTAIN', 'COACH', 'ASSISTANT_CAPTAIN', 'STUFF', 'MEMBER'],
  organisation: ['super-admin', 'admin', 'member', 'referee'],
} as const satisfies Holders;
const administrators = ['super-admin', 'admin'] as const;

const teamAbilities = {
  /** Its address, and the addresses of its people. */
  'team.seeContact': { ...everyone, guardians: true },
  'team.edit': { team: ['OWNER'], organisation: administrators },
  'team.delete': { team: ['OWNER'], organisation: administrators },
  'team.changeRole': { team: ['OWNER'], organisation: administrators },
  'team.changeOwner': { team: ['OWNER'], organisation: administrators },
  'team.invite': { team: ['OWNER', 'COACH', 'CAPTAIN'], organisation: administrators },
  'team.removeMember': { team: ['OWNER', 'COACH', 'CAPTAIN'], organisation: administrators },
  /** Add, edit and remove its people without an account. */
  'team.enterPeople': { team: ['OWNER', 'COACH', 'CAPTAIN'], organisation: administrators },
  /** See dates of birth, documents and addresses of its people; print and record paper consents. */
  'team.seeFacts': { team: ['OWNER', 'COACH'], organisation: administrators },
  'team.leave': { team: everyone.team, organisation: [] },
  /** In competitions where teams report results; staff can always enter them. */
  'team.reportResults': { team: ['OWNER', 'COACH', 'CAPTAIN'], organisation: [] },
  /** Attendance is between its people: they see it, and answer for themselves and their children. */
  'team.attend': { team: everyone.team, organisation: [], guardians: true },
  'team.answerForAll': { team: ['OWNER', 'COACH', 'CAPTAIN'], organisation: [] },
} as const satisfies Record<string, Holders>;

export type TeamAbility = keyof typeof teamAbilities;
export const teamAbilityNames = Object.keys(teamAbilities) as [TeamAbility, ...TeamAbility[]];

/** All abilities of a person in a team. */
export function teamAbilitiesOf(relation: TeamRelation): TeamAbility[] {
  const { team, organisation, isGuardian = false, isDelegate = false } = relation;
  return teamAbilityNames.filter((ability) => {
    const holders: Holders = teamAbilities[ability];
    return (
      (team !== null && holders.team.includes(team)) ||
      (isDelegate && holders.team.includes('CAPTAIN')) ||
      (organisation !== null && holders.organisation.includes(organisation)) ||
      (isGuardian && holders.guardians === true)
    );
  });
}

/** What someone may do to one person of a team. */
export const teammateAbilityNames = ['changeRole', 'makeOwner', 'remove', 'leave'] as const;
type TeammateAbility = (typeof teammateAbilityNames)[number];

interface Teammate {
  readonly userId: string;
  readonly role: TeamRole;
  readonly hasAccount: boolean;
}

export function teammateAbilities(
  actor: TeamRelation & { readonly userId: string },
  target: Teammate,
): TeammateAbility[] {
  if (actor.userId === target.userId) return ['leave'];
  if (target.role === 'OWNER') return [];
  const abilities = teamAbilitiesOf(actor);
  const list: TeammateAbility[] = [];
  if (abilities.includes('team.changeRole')) list.push('changeRole');
  if (abilities.includes('team.changeOwner') && target.hasAccount) list.push('makeOwner');
  if (abilities.includes('team.removeMember') && mayRemove(actor, target.role)) list.push('remove');
  return list;
}

/** A coach or captain can remove only people below them. */
const below: readonly TeamRole[] = ['MEMBER', 'STUFF', 'ASSISTANT_CAPTAIN'];

function mayRemove(actor: TeamRelation, role: TeamRole): boolean {
  const hasFullControl =
    actor.team === 'OWNER' || administrators.some((administrator) => administrator === actor.organisation);
  return hasFullControl || below.includes(role);
}

/** Whether a team with this privacy exists at all for a signed-in person. */
export function isTeamVisible(privacy: Privacy, { team, organisation, isGuardian }: TeamRelation): boolean {
  return isVisibleFor(privacy, { role: organisation, isParticipant: team !== null || isGuardian === true });
}
