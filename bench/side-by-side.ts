import { cpuTime } from './cpu-time.ts';
import { load, type Target } from './load.ts';

/** Somebody who answers, and the process that pays for it. */
interface Peer {
  readonly pid: number;
  readonly target: Target;
  /** Microseconds of CPU that the database behind it has used, where there is one with processes of its own. */
  readonly databaseCpu?: () => number;
}

interface Rounds {
  /** Of each peer in each round. */
  readonly requests: number;
  readonly atOnce: number;
}

/** Of one request, in microseconds: what it costs, and how long the next one had to wait for it. */
interface Cost {
  readonly cpu: number;
  readonly database: number;
  readonly elapsed: number;
}

const rounds = 7;

/**
 * What a request costs each peer: the medians of some rounds in which they take turns, so that what else the machine does
 * falls on all of them alike.
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
