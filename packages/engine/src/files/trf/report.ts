import type { HomeAway, SwissGame } from '../../formats/swiss/contender.ts';

/** A tournament as FIDE's tournament report file tells it (TRF16), in the order of the starting numbers. */
export interface Report {
  /** What the tournament is called; null when the file does not say. */
  readonly name: string | null;
  /** When it began, as the file writes it; null when it does not say. */
  readonly startsOn: string | null;
  readonly players: readonly ReportedPlayer[];
  /** The rounds in which somebody was paired. */
  readonly rounds: number;
  /** How many rounds there will be; null when the file does not say. */
  readonly total: number | null;
  /** What the first player got in the first round, or will get; null when nothing tells. */
  readonly initialSide: HomeAway | null;
}

/** White counts as home. Points are halves: a win is 2. */
export interface ReportedPlayer {
  readonly number: string;
  readonly name: string;
  /** What the file says that the player has (halves) and where they stand; null where it says nothing. */
  readonly stated: { readonly points: number | null; readonly rank: number | null };
  /** One for each round held. */
  readonly games: readonly SwissGame[];
  /** The file says that the player will not be there in the next round. */
  readonly isAbsentNext: boolean;
}

/** Why a report cannot be read, with the line (from 1) and the round (from 1) where it can be seen. */
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

/** A full point in the halves of a report. */
export const WIN_POINTS = 2;
