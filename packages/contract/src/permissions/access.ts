import type { OrganisationAbility } from './organisation.ts';
import type { TeamAbility } from './team.ts';

/** Where a call's input names the resource to authorize. */
type Path = `params.${string}` | `body.${string}` | `query.${string}`;

export type OrganisationResource =
  | { readonly organisation: Path }
  | { readonly organisationCode: Path }
  | { readonly membership: Path }
  | CompetitionResource;

/** Something that belongs to an organisation and has its own privacy. */
export type CompetitionResource =
  | { readonly traip: Path }
  | { readonly traipCode: Path }
  | { readonly season: Path }
  | { readonly category: Path }
  | { readonly competition: Path }
  | { readonly phase: Path }
  | { readonly match: Path }
  | { readonly lineup: Path };

export type TeamResource =
  | { readonly team: Path }
  | { readonly teamInvitation: Path }
  | { readonly teamQr: Path };

/** Who may make a call. A call without this does not compile. */
export type Access =
  /** Answers without a token, and never reads one. */
  | { readonly kind: 'anyone' }
  /** Answers without a token, but shows more with one. */
  | { readonly kind: 'open' }
  /** Needs a token of an existing account. */
  | { readonly kind: 'signed-in' }
  /** Needs an ability in the organisation that the input names. */
  | {
      readonly kind: 'in-organisation';
      readonly ability: OrganisationAbility;
      readonly resource: OrganisationResource;
      /** The input may name no organisation; then being signed in is enough. */
      readonly optional?: true;
      /** A scorer link of the match works too: its holder needs no account. */
      readonly scorer?: true;
    }
  /** Requires that the caller can see what the input names; everyone can see an organisation. */
  | { readonly kind: 'sees'; readonly resource: CompetitionResource | { readonly organisation: Path } }
  /** Requires that the caller can see the team that the input names, and has the ability there, if any. */
  | { readonly kind: 'with-team'; readonly ability: TeamAbility | null; readonly resource: TeamResource };

export const anyone = { kind: 'anyone' } as const satisfies Access;
export const open = { kind: 'open' } as const satisfies Access;
export const signedIn = { kind: 'signed-in' } as const satisfies Access;

/** `mayIn('members.manage', { organisation: 'params.organizationId' })` */
export function mayIn<const A extends OrganisationAbility, const P extends OrganisationResource>(
  ability: A,
  resource: P,
) {
  return { kind: 'in-organisation', ability, resource } as const;
}

/** Like `mayIn`, for calls that also work without an organisation. */
export function mayInIfNamed<const A extends OrganisationAbility, const P extends OrganisationResource>(
  ability: A,
  resource: P,
) {
  return { kind: 'in-organisation', ability, resource, optional: true } as const;
}

/** For the scorers of a match: its staff, and the holder of a scorer link. */
export function mayKeepScore<const P extends { readonly match: Path }>(resource: P) {
  return { kind: 'in-organisation', ability: 'matches.manage', resource, scorer: true } as const;
}

/** `mayWithTeam('team.edit', { team: 'body.id' })` */
export function mayWithTeam<const A extends TeamAbility, const P extends TeamResource>(
  ability: A,
  resource: P,
) {
  return { kind: 'with-team', ability, resource } as const;
}

/** For anyone who can see it. */
export function sees<const P extends CompetitionResource | { readonly organisation: Path }>(resource: P) {
  return { kind: 'sees', resource } as const;
}

/** For anyone who can see the team. */
export function seesTeam<const P extends TeamResource>(resource: P) {
  return { kind: 'with-team', ability: null, resource } as const;
}
