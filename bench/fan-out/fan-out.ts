import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Product } from '@traip/traip/launch';
import { cpuTime, memoryOf } from '../cpu-time.ts';
import { type FollowedMatch, startMatch } from './match.ts';
import type { Crowd, Moments } from './readers.ts';

const { values } = parseArgs({
  options: {
    readers: { type: 'string', default: '1000,5000' },
    goals: { type: 'string', default: '5' },
    /** PostgreSQL with an empty database; without it, the embedded one. */
    database: { type: 'string' },
  },
});
const perCrowd = 2_500;

/** The server process has one core to itself; the readers have the others. */
function pin(pid: number | undefined, core: string): void {
  execFileSync('taskset', ['-acp', core, String(pid)], { stdio: 'ignore' });
}

async function openCrowds(port: number, path: string, readers: number): Promise<readonly ChildProcess[]> {
  const crowds: ChildProcess[] = [];
  for (let left = readers; left > 0; left -= perCrowd) {
    const child = fork(new URL('./readers.ts', import.meta.url));
    pin(child.pid, '1');
    const crowd: Crowd = { port, path, readers: Math.min(left, perCrowd), number: crowds.length + 1 };
    child.send(crowd);
    await once(child, 'message');
    crowds.push(child);
  }
  return crowds;
}

const now = () => Number(process.hrtime.bigint()) / 1e6;
const median = (numbers: readonly number[]) => at(numbers, 0.5);
const at = (numbers: readonly number[], share: number) =>
  numbers.toSorted((one, other) => one - other)[Math.ceil(numbers.length * share) - 1] ?? 0;

async function duration(act: () => Promise<void>): Promise<number> {
  const before = now();
  await act();
  return now() - before;
}

interface GoalTimes {
  /** Milliseconds from the scorer's response, for each reader. */
  readonly afterAnswer: readonly number[];
  /** From sending the goal to the last reader. */
  readonly whole: number;
}

/** A goal, and when each reader had it. */
async function oneGoal(match: FollowedMatch, crowds: readonly ChildProcess[]): Promise<GoalTimes> {
  const hearing = Promise.all(crowds.map(async (crowd) => (await once(crowd, 'message'))[0] as Moments));
  const sent = now();
  await match.goal();
  const answered = now();
  const received = (await hearing).flat().map((time) => Number(time) / 1e6);
  return { afterAnswer: received.map((time) => time - answered), whole: Math.max(...received) - sent };
}

async function goals(match: FollowedMatch, crowds: readonly ChildProcess[]): Promise<readonly GoalTimes[]> {
  const scored: GoalTimes[] = [];
  for (let turn = 0; turn < Number(values.goals); turn += 1) scored.push(await oneGoal(match, crowds));
  return scored;
}

/** How long other requests take during some work. */
async function waitsDuring(match: FollowedMatch, work: Promise<unknown>): Promise<readonly number[]> {
  const waits: number[] = [];
  let isOver = false;
  const ending = work.finally(() => {
    isOver = true;
  });
  while (!isOver) waits.push(await duration(match.read));
  await ending;
  return waits;
}

async function measure(product: Product, readers: number): Promise<void> {
  const match = await startMatch(product.origin);
  const small = memoryOf(product.pid);
  const crowds = await openCrowds(product.port, match.feed, readers);
  const memory = (memoryOf(product.pid) - small) / readers;
  const before = cpuTime(product.pid);
  const measured = await goals(match, crowds);
  const work = (cpuTime(product.pid) - before) / measured.length / readers;
  const idle: number[] = [];
  for (let turn = 0; turn < 40; turn += 1) idle.push(await duration(match.read));
  const waits = await waitsDuring(match, goals(match, crowds));
  for (const crowd of crowds) crowd.kill('SIGKILL');
  const of = (share: number) => median(measured.map(({ afterAnswer }) => at(afterAnswer, share))).toFixed(0);
  const ratio = (share: number) => (at(waits, share) / at(idle, share)).toFixed(1);
  console.log(`${readers} readers, median of ${measured.length} goals:`);
  console.log(
    `  after the answer half have it in ${of(0.5)} ms, 99 % in ${of(0.99)} ms, the last in ${of(1)} ms`,
  );
  console.log(`  from sending to the last ${median(measured.map(({ whole }) => whole)).toFixed(0)} ms`);
  console.log(`  ${work.toFixed(1)} µs of CPU of the server per reader, ${memory.toFixed(0)} KB of memory`);
  console.log(
    `  meanwhile a read takes ${ratio(0.5)} times as long as otherwise (${median(idle).toFixed(1)} ms), the slowest of 100 ${ratio(0.99)} times`,
  );
}

for (const readers of values.readers.split(',').map(Number)) {
  const folder = mkdtempSync(join(tmpdir(), 'traip-fan-out-'));
  const product = await Product.with({
    WEB: 'none',
    LOG_LEVEL: 'error',
    DEMO_DATA: 'true',
    DATA_DIR: folder,
    LIVE_LINES: String(readers),
    ...(values.database === undefined ? {} : { DATABASE_URL: values.database }),
  });
  try {
    await product.start();
    pin(product.pid, '0');
    await measure(product, readers);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
