const warmUpShare = 0.8;
/** Microseconds between two looks at the clock, about. */
const batchTime = 10_000;

/** CPU time of this process in microseconds: other programs on the machine do not count. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

const turns = 7;

/**
 * Microseconds of CPU that each of some jobs takes once they are warm: the median of turns that they take one after the
 * other, so that what else the machine does falls on all of them alike.
 */
export async function costsOf(
  jobs: readonly (() => unknown)[],
  milliseconds = 500,
): Promise<readonly number[]> {
  // What the jobs before left behind is not for these to clear away.
  globalThis.gc?.();
  for (const job of jobs) await runFor(job, milliseconds * warmUpShare * 1000);
  const costs = jobs.map((): number[] => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, job] of jobs.entries())
      costs[index]?.push(await runFor(job, (milliseconds / turns) * 1000));
  }
  return costs.map((each) => each.toSorted((a, b) => a - b)[Math.floor(turns / 2)] ?? 0);
}

/** The same for a job alone. */
export async function costOf(job: () => unknown, milliseconds?: number): Promise<number> {
  const [cost = 0] = await costsOf([job], milliseconds);
  return cost;
}

async function runFor(job: () => unknown, microseconds: number): Promise<number> {
  const start = cpuTime();
  let runs = 0;
  let batch = 1;
  let used = 0;
  while (used < microseconds) {
    for (let run = 0; run < batch; run += 1) {
      // Waiting for what is no promise costs something too, which a job without one should not pay.
      const answer = job();
      if (answer instanceof Promise) await answer;
    }
    runs += batch;
    used = cpuTime() - start;
    // Reading the clock takes microseconds itself: a short job is run many times between two looks at it.
    batch = Math.max(1, Math.floor((runs * batchTime) / Math.max(1, used)));
  }
  return used / runs;
}

/** The exponent with which a cost grows: the slope of its logarithm over the logarithm of the size. */
export function growthOf(points: readonly { readonly size: number; readonly cost: number }[]): number {
  const logs = points.map(({ size, cost }) => ({ x: Math.log(size), y: Math.log(cost) }));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(logs.map((point) => point.x)), mean(logs.map((point) => point.y))];
  const spread = mean(logs.map((point) => (point.x - x) ** 2));
  return mean(logs.map((point) => (point.x - x) * (point.y - y))) / spread;
}
