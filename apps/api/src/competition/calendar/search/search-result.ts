import type { Fairness, Obstacle, Offence, Placement } from '@traip/engine/calendar';

/** How far a search is, and the best that it has. */
export interface SearchProgress {
  readonly fraction: number;
  readonly unplaced: number;
  readonly hard: number;
  readonly soft: number;
}

/** Why a match has no place. */
export interface UnplacedReason {
  readonly match: string;
  readonly conflict: readonly Obstacle[];
  readonly cheapest: { readonly placement: Placement; readonly relax: readonly Obstacle[] } | null;
}

/** What a search leaves: plain data, as it is stored. */
export interface SearchResult {
  readonly placements: readonly (Placement & { readonly match: string })[];
  readonly unplaced: readonly string[];
  /** Matches that were not to move. */
  readonly fixed: readonly string[];
  readonly hard: number;
  readonly soft: number;
  readonly offences: readonly Offence[];
  readonly offenceCount: number;
  readonly reasons: readonly UnplacedReason[];
  readonly fairness: Fairness;
}
