import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Job } from './jobs.ts';
import { median, turns } from './measure.ts';

/**
 * Microseconds of CPU that each job takes in its own process: the median of several turns. Jobs take turns,
 * so that other load on the machine affects all of them equally.
 */
export async function costsOf(jobs: readonly Job[], milliseconds = 500): Promise<readonly number[]> {
  const workers: ChildProcess[] = [];
  for (const job of jobs) workers.push(await start(job, milliseconds));
  const costs = jobs.map((): number[] => []);
  for (let turn = 0; turn < turns; turn += 1)
    for (const [index, worker] of workers.entries()) costs[index]?.push(await oneTurn(worker));
  for (const worker of workers) worker.disconnect();
  return costs.map(median);
}

async function start(job: Job, milliseconds: number): Promise<ChildProcess> {
  const program = new URL('./worker.ts', import.meta.url);
  const worker = fork(program, [JSON.stringify(job), String(milliseconds)]);
  await Promise.race([once(worker, 'message'), failure(worker)]);
  return worker;
}

async function oneTurn(worker: ChildProcess): Promise<number> {
  const answered = once(worker, 'message') as Promise<[number]>;
  worker.send('turn');
  const [cost] = await answered;
  return cost;
}

async function failure(worker: ChildProcess): Promise<never> {
  const [code] = await once(worker, 'exit');
  throw new Error(`A job ended with ${code}.`);
}
