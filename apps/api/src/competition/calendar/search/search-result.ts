import type {
  DatedProblem,
  Fairness,
  JointProblem,
  Obstacle,
  Offence,
  Placement,
} from '@traip/engine/calendar';

/** The calendar of one phase, or of several at once. */
export type Problem = DatedProblem | JointProblem;

/** How far a search has come, and the quality of its best result. */
export interface SearchProgress {
  readonly fraction: number;
  readonly unplaced: number;
  readonly hard: number;
  readonly soft: number;
}

/** Why a match could not be placed. */
export interface UnplacedReason {
  readonly match: string;
  readonly conflict: readonly Obstacle[];
  readonly cheapest: { readonly placement: Placement; readonly relax: readonly Obstacle[] } | null;
}

/** What every search returns. */
export interface Findings {
  readonly placements: readonly (Placement & { readonly match: string })[];
  readonly unplaced: readonly string[];
  /** Matches that must not move. */
  readonly fixed: readonly string[];
  readonly hard: number;
  readonly soft: number;
  readonly offences: readonly Offence[];
  readonly offenceCount: number;
  readonly reasons: readonly UnplacedReason[];
}

/** The result of a search for one phase, as it is stored. */
export interface SearchResult extends Findings {
  readonly fairness: Fairness;
}

/** Days on which several competitions use the same field or person, one after the other. */
export interface SharedDays {
  readonly fields: number;
  readonly people: number;
}

/** The result of a search for several phases, as it is stored. */
export interface JointResult extends Findings {
  readonly shared: SharedDays;
  /** By phase. */
  readonly fairnessOf: Readonly<Record<string, Fairness>>;
  readonly offenceCounts: Readonly<Record<string, number>>;
}
