/** The roles in an organisation. */
export const organisationRoles = ['super-admin', 'admin', 'member', 'referee'] as const;
export type OrganisationRole = (typeof organisationRoles)[number];

/**
 * What can be done in an organisation, and by whom. Replies carry the abilities of the caller, so that a
 * screen shows what is allowed without deriving it again.
 */
export const organisationAbilities = {
  'organisation.see': ['super-admin', 'admin', 'member', 'referee'],
  'organisation.edit': ['super-admin', 'admin'],
  'organisation.delete': ['super-admin'],
  'fiscalData.see': ['super-admin', 'admin'],
  'auditLog.see': ['super-admin', 'admin'],
  'members.manage': ['super-admin', 'admin'],
  'teams.manage': ['super-admin', 'admin'],
  'traips.manage': ['super-admin', 'admin'],
  'competitions.manage': ['super-admin', 'admin', 'referee'],
  'matches.manage': ['super-admin', 'admin', 'referee'],
} as const satisfies Record<string, readonly OrganisationRole[]>;

export type OrganisationAbility = keyof typeof organisationAbilities;

export const organisationAbilityNames = Object.keys(organisationAbilities) as [
  OrganisationAbility,
  ...OrganisationAbility[],
];

/** The roles that run the organisation, as opposed to just belonging to it. */
export const isHead = (role: OrganisationRole) => role === 'super-admin' || role === 'admin';

/** All abilities of a role in its organisation. */
export function abilitiesOf(role: OrganisationRole): OrganisationAbility[] {
  return organisationAbilityNames.filter((ability) =>
    (organisationAbilities[ability] as readonly OrganisationRole[]).includes(role),
  );
}

/** The facts about a member that the rules between members need. */
export interface MemberInRole {
  readonly userId: string;
  readonly role: OrganisationRole;
}

/** The roles that a person may grant to others: none above their own. */
export function rolesGrantableBy(role: OrganisationRole): OrganisationRole[] {
  if (role === 'super-admin') return [...organisationRoles];
  return role === 'admin' ? ['admin', 'member', 'referee'] : [];
}

/** What one member may do to another. That one super-admin must remain is checked elsewhere. */
export const memberAbilityNames = ['changeRole', 'remove', 'leave'] as const;
type MemberAbility = (typeof memberAbilityNames)[number];

export function memberAbilities(actor: MemberInRole, target: MemberInRole): MemberAbility[] {
  if (actor.userId === target.userId) return ['leave'];
  return rolesGrantableBy(actor.role).includes(target.role) ? ['changeRole', 'remove'] : [];
}
