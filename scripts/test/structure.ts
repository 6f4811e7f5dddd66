import { runQuietly } from './command.ts';
import type { Environment, Log, Result } from './step.ts';
import { type Tally, withExitCode } from './tally.ts';

/** Runs the structure checks; each of them counts as one test. */
export async function runStructure(env: Environment, log: Log): Promise<Result> {
  const { code, output } = await runQuietly(['checks/run.ts'], env);
  log(output.trimEnd());
  return { tally: withExitCode(countsIn(output), code, log) };
}

/** Reads the last line of the checks: "7 checks held, 1 broke". */
export function countsIn(output: string): Tally | null {
  const found = /(\d+) checks held, (\d+) broke\s*$/.exec(output);
  return found ? { passed: Number(found[1]), failed: Number(found[2]), skipped: 0 } : null;
}
