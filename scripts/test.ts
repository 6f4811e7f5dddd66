// The whole test run, or a part of it: `node scripts/test.ts [everything] [STEP…] [FILE…]`.
import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { killAll } from './test/command.ts';
import { filesStep } from './test/files.ts';
import { onExit } from './test/on-exit.ts';
import { runAll } from './test/run-all.ts';
import { chooseSteps, stepNames } from './test/steps.ts';
import { makeTemporaryFolder } from './test/temporary-folder.ts';

const words = process.argv.slice(2);
const everything = words.includes('everything');
const names = words.filter((word) => stepNames.includes(word));
const files = words.filter((word) => !stepNames.includes(word) && word !== 'everything');
const unknown = files.find((file) => !existsSync(file));

if (unknown !== undefined) {
  console.error(`${unknown} is neither a file nor a step; the steps are ${stepNames.join(', ')}.`);
  process.exitCode = 2;
} else {
  const temporary = makeTemporaryFolder();
  onExit(temporary.remove);
  onExit(killAll);
  process.env.TMPDIR = temporary.path;
  const env = process.env;
  const seed = env.TEST_SEED ? Number(env.TEST_SEED) : randomInt(1_000_000);
  const named = names.length > 0 || files.length === 0 ? chooseSteps(names, env) : [];
  const steps = files.length > 0 ? [filesStep(files), ...named] : named;
  const log = (line: string) => console.log(line);
  log(`The order of the files comes from TEST_SEED=${seed}`);
  // Two more than there are cores: the database and the browser keep processes waiting.
  const slots = Math.min(availableParallelism(), 4) + 2;
  process.exitCode = await runAll(steps, { env, seed, everything, log, slots });
}
