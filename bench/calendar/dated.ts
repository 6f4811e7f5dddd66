import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type DatedProblem, type Progress, solveDated } from '@traip/engine/calendar';
import {
  asDated,
  asTimetable,
  evaluate,
  type RobinxInstance,
  readInstance,
  readSolution,
} from '@traip/engine/lab';

/**
 * The dated search on a folder of RobinX instances with published solutions, with a CPU budget for each:
 * node bench/calendar/dated.ts <folder> <seconds> [names…]
 */
const [folder = '.', seconds = '60', ...names] = process.argv.slice(2);
const trialSteps = 300_000;

const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** How many steps the search makes in the given time, measured by a short run. */
function stepsIn(problem: DatedProblem, budget: number): number {
  const before = cpuSeconds();
  last(problem, 'trial', trialSteps);
  const used = cpuSeconds() - before;
  return Math.max(trialSteps, Math.floor((trialSteps * (budget - used)) / used));
}

function last(problem: DatedProblem, seed: string, steps: number): Progress {
  const found = solveDated(problem, { seed, steps });
  if ('breach' in found) throw new Error(JSON.stringify(found));
  let best: Progress | undefined;
  for (const progress of found) best = progress;
  if (!best) throw new Error('The search reported nothing');
  return best;
}

function load(name: string): { instance: RobinxInstance; known: number | null } {
  const instance = readInstance(readFileSync(`${folder}/${name}.xml`, 'utf8'));
  if ('breach' in instance) throw new Error(`${name}: ${JSON.stringify(instance)}`);
  const solution = readdirSync(folder).find((file) => file.startsWith(`${name}_Sol_`));
  if (!solution) return { instance, known: null };
  const read = readSolution(readFileSync(`${folder}/${solution}`, 'utf8'), instance);
  return { instance, known: 'breach' in read ? null : evaluate(instance, read.matches).soft };
}

function measure(name: string): { soft: number; known: number } | null {
  const { instance, known } = load(name);
  const problem = asDated(instance);
  if ('breach' in problem) return null;
  const before = cpuSeconds();
  const steps = stepsIn(problem, Number(seconds));
  const { placements } = last(problem, name, steps).calendar();
  // The second evaluator reads the timetable as RobinX does, independently of the search.
  const { hard, soft } = evaluate(instance, asTimetable(placements));
  const used = (cpuSeconds() - before).toFixed(1);
  console.log(
    `${name.padEnd(6)} hard ${hard} soft ${soft} known ${known ?? '–'} steps ${steps} CPU ${used} s`,
  );
  return hard === 0 && known !== null ? { soft, known } : null;
}

const all = readdirSync(folder)
  .filter((file) => /^IF\d+\.xml$/.test(file))
  .map((file) => file.slice(0, -4))
  .filter((name) => readdirSync(folder).some((file) => file.startsWith(`${name}_Sol_`)))
  .sort((a, b) => Number(a.slice(2)) - Number(b.slice(2)));
const chosen = names.length > 0 ? names.filter((name) => existsSync(`${folder}/${name}.xml`)) : all;
const results = chosen.flatMap((name) => measure(name) ?? []);
const soft = results.reduce((sum, result) => sum + result.soft, 0);
const known = results.reduce((sum, result) => sum + result.known, 0);
console.log(`${results.length} of ${chosen.length} whole; soft ${soft} where ${known} is known`);
