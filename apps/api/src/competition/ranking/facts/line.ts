/** A day of matches, or a competition that awarded points. */
export interface Period {
  readonly day: string;
  /** After the period. */
  readonly value: number;
  readonly change: number;
  readonly results: number;
  readonly competition: { readonly id: string; readonly name: string } | null;
  readonly place: number | null;
  readonly points: number | null;
  readonly counts: boolean;
}

/** The line of a competitor in a ranking. */
export interface Line {
  readonly id: string;
  readonly place: number;
  readonly value: number;
  readonly deviation: number | null;
  readonly results: number;
  /** Oldest first; computed only for competitors who are shown. */
  readonly periods: () => readonly Period[];
}
