import type { QueuedMatch, QueueState, Wait } from './queue.ts';

/** What a match is waiting for. */
export function waitOf({ sides, isSkipped }: QueuedMatch, state: QueueState): Wait {
  if (sides.length < 2) return 'UNDECIDED';
  if (isSkipped) return 'SKIPPED';
  const playing = new Set(state.courts.flatMap(({ match }) => match?.sides ?? []));
  if (sides.some((side) => playing.has(side))) return 'PLAYING';
  return sides.every((side) => restedAt(side, state) <= state.now) ? 'READY' : 'RESTING';
}

/** The next match for a free court: the first whose sides are here, not on another court, and rested. */
export function nextFor(state: QueueState): QueuedMatch | null {
  return state.queue.find((match) => waitOf(match, state) === 'READY') ?? null;
}

/** The minute at which a side that is not playing has rested. */
export function restedAt(side: string, { ended, rest }: Pick<QueueState, 'ended' | 'rest'>): number {
  const end = ended.get(side);
  return end === undefined ? Number.NEGATIVE_INFINITY : end + rest;
}
