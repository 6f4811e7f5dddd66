import type { Environment, Say, Step } from './step.ts';
import { add, nothing, oneFailed, sentenceOf, type Tally } from './tally.ts';

/** Runs every step, also after one that failed, ends with one line for the whole and returns the exit code. */
export async function runAll(steps: readonly Step[], env: Environment, say: Say): Promise<number> {
  let total = nothing;
  for (const step of steps) {
    say(`\n=== ${step.name}: ${step.title}`);
    const tally = await attempt(step, env, say);
    say(`--- ${step.name}: ${sentenceOf(tally)}`);
    total = add(total, tally);
  }
  const isEmpty = total.passed + total.failed === 0;
  say(`\n${sentenceOf(total)}`);
  return total.failed > 0 || isEmpty ? 1 : 0;
}

async function attempt(step: Step, env: Environment, say: Say): Promise<Tally> {
  try {
    return await step.run(env, say);
  } catch (error) {
    say(`The step broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return oneFailed;
  }
}
