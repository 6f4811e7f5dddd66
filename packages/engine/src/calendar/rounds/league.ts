import type { IsoDate, TeamId } from '../dated/problem.ts';

/** What one unit of a missed rule costs; a rule without a weight is hard. */
interface Weighed {
  readonly weight?: number;
}

/** No more of these teams at home in one round than their ground has fields. */
export interface SharedGround extends Weighed {
  readonly kind: 'SHARED_GROUND';
  readonly teams: readonly TeamId[];
  readonly fields: number;
}

/** A team cannot play at home (its ground is taken) or cannot travel in these rounds. */
export interface Blocked extends Weighed {
  readonly kind: 'BLOCKED';
  readonly team: TeamId;
  readonly venue: 'HOME' | 'AWAY';
  readonly rounds: readonly number[];
}

/** Nobody plays more matches running at home, or away. */
export interface MaxRun extends Weighed {
  readonly kind: 'MAX_RUN';
  readonly venue: 'HOME' | 'AWAY';
  readonly max: number;
}

/** Of these derbies no two in one round. */
export interface DerbiesApart extends Weighed {
  readonly kind: 'DERBIES_APART';
  readonly derbies: readonly (readonly [TeamId, TeamId])[];
}

/** A derby only in these rounds, or never in them. */
export interface DerbyRounds extends Weighed {
  readonly kind: 'DERBY_ROUNDS';
  readonly derby: readonly [TeamId, TeamId];
  readonly when: 'ONLY' | 'NEVER';
  readonly rounds: readonly number[];
}

/** So many rounds at least between two meetings of a pair. */
export interface ReturnGap extends Weighed {
  readonly kind: 'RETURN_GAP';
  readonly rounds: number;
}

/** A match that is played in this round. */
export interface Fixed extends Weighed {
  readonly kind: 'FIXED';
  readonly home: TeamId;
  readonly away: TeamId;
  readonly round: number;
}

/** No more breaks in the whole league: a team at home again, or away again. */
export interface MaxBreaks extends Weighed {
  readonly kind: 'MAX_BREAKS';
  readonly max: number;
}

/** After no round may one team have had so many home matches more than another. */
export interface HomeBalance extends Weighed {
  readonly kind: 'HOME_BALANCE';
  readonly max: number;
}

export type RoundRule =
  | SharedGround
  | Blocked
  | MaxRun
  | DerbiesApart
  | DerbyRounds
  | ReturnGap
  | Fixed
  | MaxBreaks
  | HomeBalance;

/** A team that cannot play at all in these rounds, nor on these catch-up dates. */
export interface Absence {
  readonly team: TeamId;
  readonly rounds: readonly number[];
  readonly dates?: readonly IsoDate[];
}

/** A league that wants a round for every match. Rounds are numbered from 1. */
export interface RoundLeague {
  readonly teams: readonly TeamId[];
  /** How often each pair of teams meets. */
  readonly legs: 1 | 2 | 3 | 4;
  /** Whether all have met once before anybody meets again; only of two legs. */
  readonly isPhased: boolean;
  readonly rules: readonly RoundRule[];
  readonly absences?: readonly Absence[];
  /** Dates between the rounds that wait for postponed matches. */
  readonly catchUpDates?: readonly IsoDate[];
  /** When each round is played; a postponed match is caught up on later. */
  readonly roundDates?: readonly IsoDate[];
}

/** Why a league makes no sense before any search; rules and absences are named by their place. */
export type LeagueBreach =
  | { readonly breach: 'TEAM_COUNT' }
  | { readonly breach: 'TEAM_TWICE'; readonly team: TeamId }
  | { readonly breach: 'PHASES' }
  | { readonly breach: 'TEAM_UNKNOWN'; readonly team: TeamId }
  | { readonly breach: 'ROUND_UNKNOWN'; readonly round: number }
  | { readonly breach: 'LIMIT_INVALID'; readonly rule: number };

/** How many rounds the league plays: an odd number of teams needs one more for each leg. */
export function roundCount({ teams, legs }: Pick<RoundLeague, 'teams' | 'legs'>): number {
  return legs * (teams.length + (teams.length % 2) - 1);
}
