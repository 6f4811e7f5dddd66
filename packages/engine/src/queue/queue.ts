/** A match that waits for a court. */
export interface QueuedMatch {
  readonly id: string;
  /** The sides; fewer than two while the match is not decided. */
  readonly sides: readonly string[];
  /** Skipped for now because a side is not here yet. */
  readonly isSkipped: boolean;
}

export interface Court {
  readonly id: string;
  /** The match on court and the minute it started; null if the court is free. */
  readonly match: { readonly sides: readonly string[]; readonly since: number } | null;
}

/** Matches that are called as courts become free. Minutes count from any fixed moment. */
export interface QueueState {
  /** In playing order. */
  readonly queue: readonly QueuedMatch[];
  readonly courts: readonly Court[];
  /** The minute at which each side’s last match ended. */
  readonly ended: ReadonlyMap<string, number>;
  /** Minutes of rest between two matches of a side. */
  readonly rest: number;
  readonly now: number;
}

export const waits = ['READY', 'PLAYING', 'RESTING', 'SKIPPED', 'UNDECIDED'] as const;
export type Wait = (typeof waits)[number];
