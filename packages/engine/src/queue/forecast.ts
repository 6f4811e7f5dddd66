import { restedAt } from './next-for.ts';
import type { Court, QueuedMatch, QueueState } from './queue.ts';

/** The court and approximate time of a match in the queue. */
export interface ForecastCall {
  readonly match: string;
  readonly court: string;
  readonly from: number;
}

interface FreeCourt {
  readonly id: string;
  readonly from: number;
}

/**
 * Simulates the queue as if every match took its planned time, in calling order. Skipped and undecided
 * matches are left out.
 */
export function forecast(state: QueueState, every: number): readonly ForecastCall[] {
  const calls: ForecastCall[] = [];
  let courts: readonly FreeCourt[] = state.courts.map((court) => ({
    id: court.id,
    from: freeAt(court, state, every),
  }));
  const ready = readyTimes(state, every);
  const readyAt = ({ sides }: QueuedMatch) =>
    Math.max(...sides.map((side) => ready.get(side) ?? Number.NEGATIVE_INFINITY));
  let waiting = state.queue.filter(({ sides, isSkipped }) => sides.length >= 2 && !isSkipped);
  while (waiting.length > 0) {
    const [court] = courts.toSorted((one, other) => one.from - other.from);
    if (court === undefined) break;
    // If no match is ready, the court waits for the first one that will be.
    const from = Math.max(court.from, Math.min(...waiting.map(readyAt)));
    const match = waiting.find((other) => readyAt(other) <= from);
    if (match === undefined) break;
    calls.push({ match: match.id, court: court.id, from });
    for (const side of match.sides) ready.set(side, from + every + state.rest);
    courts = courts.map((other) => (other === court ? { ...court, from: from + every } : other));
    waiting = waiting.filter((other) => other !== match);
  }
  return calls;
}

/** An overrunning match counts as ending one minute from now. */
function freeAt({ match }: Court, { now }: QueueState, every: number): number {
  return match === null ? now : Math.max(now + 1, match.since + every);
}

/** When each side can play again. */
function readyTimes(state: QueueState, every: number): Map<string, number> {
  const ready = new Map([...state.ended.keys()].map((side) => [side, restedAt(side, state)]));
  for (const court of state.courts)
    for (const side of court.match?.sides ?? []) ready.set(side, freeAt(court, state, every) + state.rest);
  return ready;
}

/** The minute at which everything is over, including matches whose sides are not decided yet. */
export function expectedEnd(state: QueueState, every: number): number {
  const calls = forecast(state, every);
  const busy = state.courts.map((court) => freeAt(court, state, every));
  const end = Math.max(state.now, ...busy, ...calls.map(({ from }) => from + every));
  const left = state.queue.length - calls.length;
  return left === 0 ? end : end + state.rest + Math.ceil(left / Math.max(1, state.courts.length)) * every;
}
