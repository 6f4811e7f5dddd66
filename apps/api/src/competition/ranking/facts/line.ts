/** A day of matches, or a competition that gave points. */
export interface Period {
  readonly day: string;
  /** After it. */
  readonly value: number;
  readonly change: number;
  readonly results: number;
  readonly competition: { readonly id: string; readonly name: string } | null;
  readonly place: number | null;
  readonly points: number | null;
  readonly counts: boolean;
}

/** Somebody's line in a ranking. */
export interface Line {
  readonly id: string;
  readonly place: number;
  readonly value: number;
  readonly deviation: number | null;
  readonly results: number;
  /** Oldest first; only worked out for whoever is shown. */
  readonly periods: () => readonly Period[];
}
