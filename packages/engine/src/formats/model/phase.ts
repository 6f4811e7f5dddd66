import type { GroupKey, Slot, TieId } from './slot.ts';

export type MatchId = string;

export type AlgorithmKey =
  | 'ROUND_ROBIN'
  | 'GROUPS'
  | 'SINGLE_ELIM'
  | 'DOUBLE_ELIM'
  | 'SWISS'
  | 'LADDER'
  | 'AMERICANO'
  | 'MEXICANO'
  | 'PAGE_PLAYOFF'
  | 'MAIN_ROUND'
  | 'QUALIFY'
  | 'MANUAL';

export interface Match {
  /** Unique within its phase and derived from its position there. */
  readonly id: MatchId;
  readonly round: number;
  readonly group?: GroupKey;
  readonly tie?: TieId;
  /** Played only if the previous matches leave the tie undecided. */
  readonly ifNeeded?: true;
  readonly home: Slot;
  readonly away: Slot;
}

export interface Round {
  readonly number: number;
  readonly matches: readonly Match[];
  /** The slots without a match in this round. */
  readonly byes: readonly Slot[];
}

export interface Group {
  readonly key: GroupKey;
  readonly members: readonly Slot[];
}

export type Bracket = 'MAIN' | 'LOWER' | 'GRAND_FINAL' | 'PLACEMENT' | 'REPECHAGE' | 'BRONZE';

/**
 * Two sides, one of which advances: a single match, two legs or a series. A single match shares the tie’s id.
 */
export interface Tie {
  readonly id: TieId;
  readonly round: number;
  readonly bracket: Bracket;
  /** The final places still open to its sides. */
  readonly places: { readonly from: number; readonly to: number };
  /** The better seed, if seeds are known. */
  readonly first: Slot;
  readonly second: Slot;
  readonly legs: 1 | 2;
  readonly bestOf: number;
  /** Played only if this tie was won by its second side (the reset of a grand final). */
  readonly onlyIfSecondWon?: TieId;
  /** Played only if both slots get filled: a finalist who had a bye has beaten one opponent fewer. */
  readonly onlyIfBoth?: true;
}

/** How a level tie is decided. */
export interface TieRules {
  readonly awayGoals: boolean;
  readonly extraTime: boolean;
  readonly shootout: boolean;
}

/** The result of the broker: plain data, the same for the same input and seed. */
export interface Phase {
  readonly algorithm: AlgorithmKey;
  /** In seed order. */
  readonly entrants: readonly Slot[];
  readonly groups: readonly Group[];
  readonly rounds: readonly Round[];
  /** Ordered so that every tie comes after the ties that feed it. */
  readonly ties: readonly Tie[];
  readonly tieRules: TieRules;
}

export const noTieRules: TieRules = { awayGoals: false, extraTime: false, shootout: false };

/** All matches of a phase, round by round. */
export function matchesOf(phase: Pick<Phase, 'rounds'>): readonly Match[] {
  return phase.rounds.flatMap((round) => round.matches);
}
