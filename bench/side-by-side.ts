import { cpuTime } from './cpu-time.ts';
import { load, type Target } from './load.ts';

/** A server, and the process whose CPU time counts. */
interface Peer {
  readonly pid: number;
  readonly target: Target;
  /** Microseconds of CPU used by its database, if that has its own processes. */
  readonly databaseCpu?: () => number;
}

interface Rounds {
  /** For each peer in each round. */
  readonly requests: number;
  readonly atOnce: number;
}

/** For one request, in microseconds: its CPU time, and the time until the next response. */
interface Cost {
  readonly cpu: number;
  readonly database: number;
  readonly elapsed: number;
}

const rounds = 7;

/**
 * The cost of a request for each peer: the medians of several rounds in which they take turns, so that other
 * load on the machine affects all of them equally.
 */
export async function sideBySide(peers: readonly Peer[], size: Rounds): Promise<readonly Cost[]> {
  const costs = peers.map((): Cost[] => []);
  for (let round = 0; round <= rounds; round++) {
    for (const [index, peer] of peers.entries()) {
      const cost = await costOf(peer, size);
      // The first round only warms up.
      if (round > 0) costs[index]?.push(cost);
    }
  }
  return costs.map((all) => ({
    cpu: median(all.map(({ cpu }) => cpu)),
    database: median(all.map(({ database }) => database)),
    elapsed: median(all.map(({ elapsed }) => elapsed)),
  }));
}

async function costOf(
  { pid, target, databaseCpu = () => 0 }: Peer,
  { requests, atOnce }: Rounds,
): Promise<Cost> {
  const before = { cpu: cpuTime(pid), database: databaseCpu(), at: performance.now() };
  await load(target, { requests, atOnce });
  return {
    cpu: (cpuTime(pid) - before.cpu) / requests,
    database: (databaseCpu() - before.database) / requests,
    elapsed: ((performance.now() - before.at) * 1_000) / requests,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
