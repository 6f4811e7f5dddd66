import { schedule, type Task } from './schedule.ts';
import type { FileTime, Job, Log, Result, Run, Step } from './step.ts';
import { add, nothing, oneFailed, sentenceOf, type Tally } from './tally.ts';

type Settings = Omit<Run, 'note'> & { readonly slots: number };
type StepTotal = { tally: Tally; seconds: number };

/** Runs the jobs of every step, also after one that failed, ends with one line for the whole and returns the exit code. */
export async function runAll(steps: readonly Step[], { slots, ...settings }: Settings): Promise<number> {
  const { log } = settings;
  const totals = new Map<string, StepTotal>(steps.map(({ name }) => [name, { tally: nothing, seconds: 0 }]));
  const files: FileTime[] = [];
  const notes: string[] = [];

  function count(step: Step, { tally, files: times = [] }: Result, seconds: number): void {
    const before = totals.get(step.name) ?? { tally: nothing, seconds: 0 };
    totals.set(step.name, { tally: add(before.tally, tally), seconds: before.seconds + seconds });
    files.push(...times.map((time) => ({ ...time, file: `${time.file} (${step.name})` })));
  }

  const run: Run = { ...settings, note: (text) => notes.push(text) };
  const tasks: Task[] = [];
  for (const step of steps) {
    const jobs = await planOf(step, run);
    for (const job of jobs) tasks.push(taskOf(step, job, log, count));
  }
  await schedule(tasks, slots);
  printTimes(totals, files, log);
  const total = [...totals.values()].map(({ tally }) => tally).reduce(add, nothing);
  const isEmpty = total.passed + total.failed === 0;
  log(`\n${[sentenceOf(total), ...notes].join(' · ')}`);
  return total.failed > 0 || isEmpty ? 1 : 0;
}

async function planOf(step: Step, run: Run): Promise<readonly Job[]> {
  try {
    return await step.plan(run);
  } catch (error) {
    // Reported by a job, where it is counted.
    return [{ title: 'not begun', run: () => Promise.reject(error) }];
  }
}

type Count = (step: Step, result: Result, seconds: number) => void;

function taskOf(step: Step, job: Job, log: Log, count: Count): Task {
  const run = async () => {
    const lines: string[] = [];
    const start = performance.now();
    const result = await attempt(job, (line) => lines.push(line));
    const seconds = (performance.now() - start) / 1000;
    count(step, result, seconds);
    const mark = result.tally.failed > 0 ? '✖' : '✔';
    log(`${mark} ${step.name}: ${job.title} · ${sentenceOf(result.tally)} · ${secondsOf(seconds)}`);
    for (const line of lines) log(line);
  };
  return {
    group: step.name,
    after: [...(step.needs ?? []), ...(step.after ?? [])],
    slots: job.slots ?? 1,
    run,
  };
}

async function attempt(job: Job, log: Log): Promise<Result> {
  try {
    return await job.run(log);
  } catch (error) {
    log(`The step broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return { tally: oneFailed };
  }
}

function printTimes(totals: ReadonlyMap<string, StepTotal>, files: readonly FileTime[], log: Log): void {
  log('\nSteps, with the time of all their processes together:');
  for (const [name, { tally, seconds }] of totals) {
    log(`  ${secondsOf(seconds).padStart(8)}  ${name}: ${sentenceOf(tally)}`);
  }
  if (files.length === 0) return;
  log('The slowest files:');
  const slowest = [...files].sort((one, other) => other.seconds - one.seconds).slice(0, 10);
  for (const { file, seconds } of slowest) log(`  ${secondsOf(seconds).padStart(8)}  ${file}`);
}

function secondsOf(seconds: number): string {
  return `${seconds.toFixed(1)} s`;
}
