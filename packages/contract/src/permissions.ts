/** What a person is in an organisation. */
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

/** Everything that a role may do in its organisation. */
export function abilitiesOf(role: OrganisationRole): OrganisationAbility[] {
  return organisationAbilityNames.filter((ability) =>
    (organisationAbilities[ability] as readonly OrganisationRole[]).includes(role),
  );
}

/** Who may make a call. A call without this does not compile. */
export type Who =
  /** Answers without a token, and never looks at one. */
  | { readonly kind: 'anyone' }
  /** Answers without a token, and shows more with one. */
  | { readonly kind: 'open' }
  /** Needs a token of a living account. */
  | { readonly kind: 'signed-in' };

export const anyone = { kind: 'anyone' } as const satisfies Who;
export const open = { kind: 'open' } as const satisfies Who;
export const signedIn = { kind: 'signed-in' } as const satisfies Who;
