import type { MatchId, RefereeId, TeamId, VenueId } from './problem.ts';

export const hardKinds = [
  'WINDOW',
  'TEAM_BLACKOUT',
  'VENUE_CLOSED',
  'FIELD_TAKEN',
  'ONE_A_DAY',
  'REST',
  'STRETCH',
  'RETURN_GAP',
  'ROUND_ORDER',
  'HIGH_RISK',
  'REFEREE',
  'REFEREE_TRAVEL',
  'REFEREE_CLUB',
  'REFEREE_BLACKOUT',
  'PERSON',
] as const;

export const softKinds = [
  'KICK_OFF',
  'SHORT_REST',
  'CROWDED',
  'BREAK',
  'THREE_IN_A_ROW',
  'CLUB',
  'FAMILY',
  'SIMULTANEOUS',
  'CHANGE',
  'TRAVEL',
  'PRIME_TIME',
  'REFEREE_LOAD',
] as const;

export type HardKind = (typeof hardKinds)[number];
type SoftKind = (typeof softKinds)[number];

/** A broken rule, with the matches that break it and what it affects. */
export type Offence = {
  readonly matches: readonly MatchId[];
  readonly team?: TeamId;
  readonly venue?: VenueId;
  readonly referee?: RefereeId;
} & (
  | { readonly isHard: true; readonly kind: HardKind; readonly cost: number }
  | { readonly isHard: false; readonly kind: SoftKind; readonly cost: number }
);

type Subject = Pick<Offence, 'team' | 'venue' | 'referee'>;

/** An offence that makes a calendar unplayable. */
export function hard(kind: HardKind, matches: readonly MatchId[], subject: Subject = {}): Offence {
  return { isHard: true, kind, cost: 1, matches, ...subject };
}

/** An offence that only adds cost. */
export function soft(
  kind: SoftKind,
  cost: number,
  matches: readonly MatchId[],
  subject: Subject = {},
): Offence {
  return { isHard: false, kind, cost, matches, ...subject };
}
