import type { HomeAway, SwissGame } from '../../formats/swiss/contender.ts';

/** A tournament from FIDE’s tournament report file (TRF16), in starting-number order. */
export interface Report {
  /** The tournament’s name; null if not stated. */
  readonly name: string | null;
  /** The start date as written in the file; null if not stated. */
  readonly startsOn: string | null;
  readonly players: readonly ReportedPlayer[];
  /** The number of rounds paired so far. */
  readonly rounds: number;
  /** The total number of rounds; null if not stated. */
  readonly total: number | null;
  /** The first player’s side in the first round; null if unknown. */
  readonly initialSide: HomeAway | null;
}

/** White counts as home. Points are in halves: a win is 2. */
export interface ReportedPlayer {
  readonly number: string;
  readonly name: string;
  /** The player’s stated points (in halves) and rank; null if not stated. */
  readonly stated: { readonly points: number | null; readonly rank: number | null };
  /** One per round held. */
  readonly games: readonly SwissGame[];
  /** Whether the file marks the player absent for the next round. */
  readonly isAbsentNext: boolean;
}

/** Why a report cannot be read, with line and round (both from 1) where applicable. */
export type ReportBreach =
  | { readonly breach: 'NO_PLAYERS' }
  | {
      readonly breach: 'REPORT_INVALID';
      readonly line: number;
      readonly what:
        | 'STARTING_NUMBER'
        | 'NUMBER_TWICE'
        | 'ROUNDS'
        | 'FIRST_COLOUR'
        | 'ABSENT'
        | 'UNSUPPORTED';
      readonly found: string;
    }
  | {
      readonly breach: 'ROUND_INVALID';
      readonly line: number;
      readonly round: number;
      readonly what: 'OPPONENT' | 'COLOUR' | 'RESULT' | 'NOT_MUTUAL' | 'SAME_COLOUR' | 'RESULTS_DISAGREE';
      readonly found: string;
    };

/** A full point, in halves. */
export const WIN_POINTS = 2;
