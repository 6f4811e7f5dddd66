import type { OrganisationAbility } from './organisation.ts';
import type { TeamAbility } from './team.ts';

/** Where in a call's input the resource that authorization decides about is named. */
type Path = `params.${string}` | `body.${string}` | `query.${string}`;

export type OrganisationPlace =
  | { readonly organisation: Path }
  | { readonly organisationCode: Path }
  | { readonly membership: Path }
  | CompetitionPlace;

/** Something that belongs to an organisation and has a privacy of its own. */
export type CompetitionPlace =
  | { readonly traip: Path }
  | { readonly traipCode: Path }
  | { readonly season: Path }
  | { readonly category: Path }
  | { readonly competition: Path }
  | { readonly phase: Path }
  | { readonly match: Path }
  | { readonly lineup: Path };

export type TeamPlace =
  | { readonly team: Path }
  | { readonly teamInvitation: Path }
  | { readonly teamQr: Path };

/** Who may make a call. A call without this does not compile. */
export type Who =
  /** Answers without a token, and never looks at one. */
  | { readonly kind: 'anyone' }
  /** Answers without a token, and shows more with one. */
  | { readonly kind: 'open' }
  /** Needs a token of an existing account. */
  | { readonly kind: 'signed-in' }
  /** Needs an ability in the organisation that the input names. */
  | {
      readonly kind: 'in-organisation';
      readonly ability: OrganisationAbility;
      readonly place: OrganisationPlace;
      /** The input may name no organisation; then being signed in is enough. */
      readonly optional?: true;
      /** A scorer link of the match does too: whoever holds it needs no account. */
      readonly scorer?: true;
    }
  /** Needs to be able to see what the input names; an organisation is seen by everybody. */
  | { readonly kind: 'sees'; readonly place: CompetitionPlace | { readonly organisation: Path } }
  /** Needs to be able to see the team that the input names, and an ability there when one is asked for. */
  | { readonly kind: 'with-team'; readonly ability: TeamAbility | null; readonly place: TeamPlace };

export const anyone = { kind: 'anyone' } as const satisfies Who;
export const open = { kind: 'open' } as const satisfies Who;
export const signedIn = { kind: 'signed-in' } as const satisfies Who;

/** `mayIn('members.manage', { organisation: 'params.organizationId' })` */
export function mayIn<const A extends OrganisationAbility, const P extends OrganisationPlace>(
  ability: A,
  place: P,
) {
  return { kind: 'in-organisation', ability, place } as const;
}

/** As `mayIn`, where the call makes sense without an organisation too. */
export function mayInIfNamed<const A extends OrganisationAbility, const P extends OrganisationPlace>(
  ability: A,
  place: P,
) {
  return { kind: 'in-organisation', ability, place, optional: true } as const;
}

/** Whoever keeps the score of a match: its staff, and the holder of a scorer link. */
export function mayAtTheDesk<const P extends { readonly match: Path }>(place: P) {
  return { kind: 'in-organisation', ability: 'matches.manage', place, scorer: true } as const;
}

/** `mayWithTeam('team.edit', { team: 'body.id' })` */
export function mayWithTeam<const A extends TeamAbility, const P extends TeamPlace>(ability: A, place: P) {
  return { kind: 'with-team', ability, place } as const;
}

/** Whoever may see it. */
export function sees<const P extends CompetitionPlace | { readonly organisation: Path }>(place: P) {
  return { kind: 'sees', place } as const;
}

/** Whoever may see the team. */
export function seesTeam<const P extends TeamPlace>(place: P) {
  return { kind: 'with-team', ability: null, place } as const;
}
