// The whole test run, or the steps that are named: `node scripts/test.ts [step…]`.
import { runAll } from './test/run-all.ts';
import { stepNames, steps } from './test/steps.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !stepNames.includes(name));

if (unknown.length > 0) {
  console.error(`Unknown step ${unknown.join(', ')}; there are ${stepNames.join(', ')}.`);
  process.exitCode = 2;
} else {
  const chosen = wanted.length > 0 ? steps.filter((step) => wanted.includes(step.name)) : steps;
  process.exitCode = await runAll(chosen, process.env, (line) => console.log(line));
}
