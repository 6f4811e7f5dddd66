/** At most this many of these columns may be chosen, or exactly this many. */
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

/** The engine has no solver of its own: the caller provides one. */
export interface Solver {
  /** The chosen columns; null if no choice satisfies the limits, or none was found before it was over. */
  choose(choice: Choice, isOver: () => boolean): readonly number[] | null;
}
