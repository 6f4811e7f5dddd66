import type { OrganisationRole, TeamAbility, TeamRelation } from '@traip/contract';

declare const granted: unique symbol;

/**
 * An organisation in which the caller may do what the call requires. Only `authorize` grants one, and queries
 * on an organisation's data require one, so a query on the wrong organisation cannot be written by accident.
 */
export interface OrganisationScope {
  readonly [granted]: 'organisation';
  readonly organisationId: string;
  readonly orgCode: string;
  readonly userId: string;
  readonly role: OrganisationRole;
}

/** A resource of an organisation that the caller may see. */
export interface ViewScope {
  readonly [granted]: 'view';
  readonly organisationId: string;
  readonly orgCode: string;
  readonly userId: string;
  readonly role: OrganisationRole | null;
  readonly isParticipant: boolean;
}

/** A team with which the caller may do what the call requires. */
export interface TeamScope extends TeamRelation {
  readonly [granted]: 'team';
  readonly teamId: string;
  readonly organisationId: string | null;
  readonly userId: string;
  readonly abilities: readonly TeamAbility[];
}

/** The one match whose desk a scorer link opens. */
interface ScorerScope {
  readonly [granted]: 'scorer';
  readonly organisationId: string;
  readonly matchId: string;
  readonly linkId: string;
}

/** Who keeps score of a match: someone of the organisation, or the holder of a scorer link. */
export type DeskScope = OrganisationScope | ScorerScope;

export type Scope = OrganisationScope | ViewScope | TeamScope | ScorerScope | null;

export function grantOrganisationScope(facts: Omit<OrganisationScope, typeof granted>): OrganisationScope {
  return facts as OrganisationScope;
}

export function grantViewScope(facts: Omit<ViewScope, typeof granted>): ViewScope {
  return facts as ViewScope;
}

export function grantTeamScope(facts: Omit<TeamScope, typeof granted>): TeamScope {
  return facts as TeamScope;
}

export function grantScorerScope(facts: Omit<ScorerScope, typeof granted>): ScorerScope {
  return facts as ScorerScope;
}
