import type { Fairness, Obstacle, Offence, Placement } from '@traip/engine/calendar';

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

/** The result of a search, as it is stored. */
export interface SearchResult {
  readonly placements: readonly (Placement & { readonly match: string })[];
  readonly unplaced: readonly string[];
  /** Matches that must not move. */
  readonly fixed: readonly string[];
  readonly hard: number;
  readonly soft: number;
  readonly offences: readonly Offence[];
  readonly offenceCount: number;
  readonly reasons: readonly UnplacedReason[];
  readonly fairness: Fairness;
}
