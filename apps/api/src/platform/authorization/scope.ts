import type { OrganisationRole, Standpoint, TeamAbility } from '@traip/contract';

declare const proven: unique symbol;

/**
 * An organisation in which the caller may do what the call asks for. Only the gate makes one, and every query on
 * what belongs to an organisation demands one: a query for the wrong organisation cannot be written by accident.
 */
export interface OrganisationScope {
  readonly [proven]: 'organisation';
  readonly organisationId: string;
  readonly orgCode: string;
  readonly userId: string;
  readonly role: OrganisationRole;
}

/** Something of an organisation that the caller may see, from where they stand. */
export interface ViewScope {
  readonly [proven]: 'view';
  readonly organisationId: string;
  readonly orgCode: string;
  readonly userId: string;
  readonly role: OrganisationRole | null;
  readonly isParticipant: boolean;
}

/** A team that the caller may see and do with what the call asks for, and what they are to it. */
export interface TeamScope extends Standpoint {
  readonly [proven]: 'team';
  readonly teamId: string;
  readonly organisationId: string | null;
  readonly userId: string;
  readonly abilities: readonly TeamAbility[];
}

/** The one match whose desk a scorer link opens. */
export interface ScorerScope {
  readonly [proven]: 'scorer';
  readonly organisationId: string;
  readonly matchId: string;
  readonly linkId: string;
}

/** Who keeps the score of a match: somebody of the organisation, or the holder of a scorer link. */
export type DeskScope = OrganisationScope | ScorerScope;

export type Scope = OrganisationScope | ViewScope | TeamScope | ScorerScope | null;

export function proveOrganisation(facts: Omit<OrganisationScope, typeof proven>): OrganisationScope {
  return facts as OrganisationScope;
}

export function proveView(facts: Omit<ViewScope, typeof proven>): ViewScope {
  return facts as ViewScope;
}

export function proveTeam(facts: Omit<TeamScope, typeof proven>): TeamScope {
  return facts as TeamScope;
}

export function proveScorer(facts: Omit<ScorerScope, typeof proven>): ScorerScope {
  return facts as ScorerScope;
}
