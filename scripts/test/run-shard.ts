import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, runQuietly } from './command.ts';
import { readState, resultsVariable, type ShardState } from './result-reporter.ts';
import type { Environment, Log, Result } from './step.ts';
import { add, oneFailed, withExitCode } from './tally.ts';

const entry = new URL('./shard-entry.ts', import.meta.url).pathname;
const resultReporter = new URL('./result-reporter.ts', import.meta.url).href;
const failuresReporter = new URL('./failures-reporter.ts', import.meta.url).href;

export type Limits = {
  /** Milliseconds that a test, or a hook, may take. */
  readonly test: number;
  /** Milliseconds without any news: a test that never yields is only stopped from outside. */
  readonly silence: number;
};

const defaultSeconds = 120;

/** On a machine that is busy with other things, `TEST_TIMEOUT` gives every test more seconds. */
export function limitsFrom({ TEST_TIMEOUT }: Environment): Limits {
  const test = Number(TEST_TIMEOUT || defaultSeconds) * 1000;
  if (!(test > 0)) throw new Error(`TEST_TIMEOUT=${TEST_TIMEOUT} is not a number of seconds.`);
  return { test, silence: test + 180_000 };
}

type Options = {
  readonly log: Log;
  readonly isVerbose?: boolean;
  readonly limits?: Limits;
};

/** Runs test files one after the other in one process. */
export async function runShard(
  files: readonly string[],
  env: Environment,
  { log, isVerbose = false, limits = limitsFrom(env) }: Options,
): Promise<Result> {
  const { test, silence } = limits;
  const folder = mkdtempSync(join(tmpdir(), 'traip-shard-'));
  try {
    const results = join(folder, 'results');
    const args = [
      `--test-timeout=${test}`,
      // What a test leaves open, such as a timer, would keep the process waiting.
      '--test-force-exit',
      `--test-reporter=${isVerbose ? 'spec' : failuresReporter}`,
      '--test-reporter-destination=stdout',
      `--test-reporter=${resultReporter}`,
      // Not the output: a forced exit waits for each destination once, whatever is still to be written there.
      '--test-reporter-destination=stderr',
      entry,
      ...files,
    ];
    const { NODE_TEST_CONTEXT: _outer, ...ownEnv } = env;
    const shardEnv = {
      NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
      ...ownEnv,
      [resultsVariable]: results,
    };
    const { code, output, isKilled } = await runQuietly(args, shardEnv, {
      isStuck: silenceOf(results, silence),
    });
    if (output.trim()) log(output.trimEnd());
    const state = readState(readFileSync(results, { encoding: 'utf8', flag: 'a+' }));
    if (isKilled) log(`Killed after ${Math.round(silence / 1000)} s without news, ${position(state)}.`);
    else if (!state.isComplete) log(`The process ended with ${code}, ${position(state)}.`);
    return { tally: tallyOf(state, code, log), files: state.files };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Asked again and again, says whether nothing has been written to the file for that long. */
function silenceOf(path: string, limit: number): () => boolean {
  let size = 0;
  let changedAt = performance.now();
  return () => {
    const now = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
    if (now !== size) changedAt = performance.now();
    size = now;
    return performance.now() - changedAt > limit;
  };
}

function position({ last }: ShardState): string {
  return last === null ? 'before any test began' : `after it had begun ${last}`;
}

function tallyOf(state: ShardState, code: number, log: Log) {
  return state.isComplete ? withExitCode(state.tally, code, log) : add(state.tally, oneFailed);
}
