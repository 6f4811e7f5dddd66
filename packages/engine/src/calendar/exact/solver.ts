/** Of these columns at most so many may be chosen, or exactly so many. */
export interface Limit {
  readonly columns: readonly number[];
  readonly most: number;
  readonly isExact?: boolean;
}

/** Columns to choose from: as many as the limits allow. */
export interface Choice {
  readonly columns: number;
  readonly limits: readonly Limit[];
}

/** The engine has no solver of its own: whoever calls it brings one along. */
export interface Solver {
  /** The columns that it chose; null if no choice keeps the limits, or none was found before it was over. */
  choose(choice: Choice, isOver: () => boolean): readonly number[] | null;
}
