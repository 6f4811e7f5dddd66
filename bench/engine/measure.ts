const warmUpShare = 0.8;
/** Approximate microseconds between two readings of the clock. */
const batchTime = 10_000;
export const turns = 7;

/** CPU time of this process in microseconds: other programs on the machine do not count. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return user + system;
}

type Run = () => unknown;

/** Microseconds of CPU that a warm job takes: the median of several turns. */
export async function costOf(job: Run, milliseconds = 500): Promise<number> {
  // Garbage of the previous job must not count for this one.
  globalThis.gc?.();
  await warmUp(job, milliseconds);
  const costs: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) costs.push(await runFor(job, (milliseconds / turns) * 1000));
  return median(costs);
}

export function median(costs: readonly number[]): number {
  return costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)] ?? 0;
}

export async function warmUp(job: Run, milliseconds: number): Promise<void> {
  await runFor(job, milliseconds * warmUpShare * 1000);
}

/** Microseconds of CPU per run, averaged over the runs that fit into the given CPU time. */
export async function runFor(job: Run, microseconds: number): Promise<number> {
  const start = cpuTime();
  let runs = 0;
  let batch = 1;
  let used = 0;
  while (used < microseconds) {
    for (let run = 0; run < batch; run += 1) {
      // Awaiting a plain value costs time too, which a synchronous job should not pay.
      const answer = job();
      if (answer instanceof Promise) await answer;
    }
    runs += batch;
    used = cpuTime() - start;
    // Reading the clock takes microseconds itself: short jobs run many times between two readings.
    batch = Math.max(1, Math.floor((runs * batchTime) / Math.max(1, used)));
  }
  return used / runs;
}

/** The exponent of a cost's growth: the slope of its logarithm over the logarithm of the size. */
export function growthOf(points: readonly { readonly size: number; readonly cost: number }[]): number {
  const logs = points.map(({ size, cost }) => ({ x: Math.log(size), y: Math.log(cost) }));
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(logs.map((point) => point.x)), mean(logs.map((point) => point.y))];
  const spread = mean(logs.map((point) => (point.x - x) ** 2));
  return mean(logs.map((point) => (point.x - x) * (point.y - y))) / spread;
}
