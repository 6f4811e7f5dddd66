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
  /** Unique in its phase and derived from its place in it. */
  readonly id: MatchId;
  readonly round: number;
  readonly group?: GroupKey;
  readonly tie?: TieId;
  /** Played only if the matches before it leave the tie open. */
  readonly ifNeeded?: true;
  readonly home: Slot;
  readonly away: Slot;
}

export interface Round {
  readonly number: number;
  readonly matches: readonly Match[];
  /** Who does not play in this round. */
  readonly byes: readonly Slot[];
}

export interface Group {
  readonly key: GroupKey;
  readonly members: readonly Slot[];
}

export type Bracket = 'MAIN' | 'LOWER' | 'GRAND_FINAL' | 'PLACEMENT' | 'REPECHAGE' | 'BRONZE';

/** Two sides of which one goes on: a single match, two legs or a series. A tie of one match has its id. */
export interface Tie {
  readonly id: TieId;
  readonly round: number;
  readonly bracket: Bracket;
  /** The final places that its sides can still reach. */
  readonly places: { readonly from: number; readonly to: number };
  /** The better seed, where seeds are known. */
  readonly first: Slot;
  readonly second: Slot;
  readonly legs: 1 | 2;
  readonly bestOf: number;
  /** Played only if this tie was won by its second side (the reset of a grand final). */
  readonly onlyIfSecondWon?: TieId;
  /** Played only if somebody comes to both sides: a finalist who had a bye has beaten one less. */
  readonly onlyIfBoth?: true;
}

/** How a level tie is decided. */
export interface TieRules {
  readonly awayGoals: boolean;
  readonly extraTime: boolean;
  readonly shootout: boolean;
}

/** What a broker makes of teams: plain data, the same for the same input and seed. */
export interface Phase {
  readonly algorithm: AlgorithmKey;
  /** In seed order. */
  readonly entrants: readonly Slot[];
  readonly groups: readonly Group[];
  readonly rounds: readonly Round[];
  /** In an order in which every tie stands after those that feed it. */
  readonly ties: readonly Tie[];
  readonly tieRules: TieRules;
}

export const noTieRules: TieRules = { awayGoals: false, extraTime: false, shootout: false };

/** All matches of a phase, round by round. */
export function matchesOf(phase: Pick<Phase, 'rounds'>): readonly Match[] {
  return phase.rounds.flatMap((round) => round.matches);
}
