/** A match that waits for a court. */
export interface QueuedMatch {
  readonly id: string;
  /** Who plays; fewer than two while it is not decided. */
  readonly sides: readonly string[];
  /** Left out for now: somebody is not here yet. */
  readonly isSkipped: boolean;
}

export interface Court {
  readonly id: string;
  /** What is on it, and since which minute; null: it is free. */
  readonly match: { readonly sides: readonly string[]; readonly since: number } | null;
}

/** Matches that are called when a court is free. Minutes count from any moment. */
export interface QueueState {
  /** In the order in which they are meant to be played. */
  readonly queue: readonly QueuedMatch[];
  readonly courts: readonly Court[];
  /** The minute at which the last match of a side ended. */
  readonly ended: ReadonlyMap<string, number>;
  /** Minutes that a side rests between two matches. */
  readonly rest: number;
  readonly now: number;
}

export const waits = ['READY', 'PLAYING', 'RESTING', 'SKIPPED', 'UNDECIDED'] as const;
export type Wait = (typeof waits)[number];
