import { cpuTime } from './cpu-time.ts';
import { load, type Target } from './load.ts';

/** A server, and the process whose CPU time counts. */
export interface Peer {
  readonly pid: number;
  readonly target: Target;
}

interface Rounds {
  /** Of each peer in each round. */
  readonly requests: number;
  readonly atOnce: number;
}

const rounds = 7;

/**
 * Microseconds of CPU per request of each peer: the median of some rounds in which they take turns, so that what else the
 * machine does falls on all of them alike.
 */
export async function sideBySide(
  peers: readonly Peer[],
  { requests, atOnce }: Rounds,
): Promise<readonly number[]> {
  const costs = peers.map((): number[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, { pid, target }] of peers.entries()) {
      const before = cpuTime(pid);
      await load(target, { requests, atOnce });
      // The first round only warms up.
      if (round > 0) costs[index]?.push((cpuTime(pid) - before) / requests);
    }
  }
  return costs.map(median);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
