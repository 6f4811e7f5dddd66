import { hasServer, planApi, planEmbedded } from './api.ts';
import { planBrowser } from './browser.ts';
import { runAsOne } from './command.ts';
import { shardJobs, testFiles } from './node-tests.ts';
import { programOf } from './programs.ts';
import type { Environment, Job, Step } from './step.ts';
import { runStructure } from './structure.ts';
import { nothing } from './tally.ts';
import { runTypes } from './types.ts';

const unitPatterns = [
  'packages/**/*.test.ts',
  'apps/web/src/**/*.test.ts',
  'apps/traip/**/*.test.ts',
  'scripts/**/*.test.{ts,mjs}',
  'checks/*.test.ts',
  'checks/budgets/*.test.ts',
  'e2e/**/*.test.ts',
];
const unitsPerShard = 40;

const biome = ['check', '--error-on-warnings', '--max-diagnostics=200'];

function one(title: string, run: Job['run']): readonly Job[] {
  return [{ title, run }];
}

/** In the order in which their jobs are begun, where nothing holds them back. */
const steps: readonly Step[] = [
  { name: 'build', plan: ({ env }) => one('web build', runBuild(env)) },
  // The longest: what is left beside it goes to the others.
  { name: 'browser', needs: ['build'], plan: planBrowser },
  { name: 'api', plan: planApi },
  { name: 'embedded', plan: planEmbedded },
  { name: 'unit', plan: (run) => shardJobs(testFiles(unitPatterns), unitsPerShard, run) },
  {
    name: 'types',
    // Both write the types of the routes.
    after: ['build'],
    plan: ({ env }) => one('type check', (log) => runTypes(env, log)),
  },
  {
    name: 'lint',
    plan: ({ env }) =>
      one('Biome', (log) => runAsOne([programOf('@biomejs/biome', 'biome'), ...biome], env, log)),
  },
  { name: 'structure', plan: ({ env }) => one('the structure checks pass', (log) => runStructure(env, log)) },
  {
    name: 'budget',
    needs: ['build'],
    plan: ({ env }) => one('page sizes', (log) => runAsOne(['checks/budgets/run.ts'], env, log)),
  },
  {
    name: 'production',
    needs: ['build'],
    plan: (run) => shardJobs(testFiles(['ops/**/*.test.ts']), unitsPerShard, run),
  },
];

export const stepNames: readonly string[] = steps.map((step) => step.name);

/** The steps that are named and what they need; without a name, all that there is to run. */
export function chooseSteps(names: readonly string[], env: Environment): readonly Step[] {
  if (names.length > 0) {
    const required = new Set([
      ...names,
      ...steps.filter(({ name }) => names.includes(name)).flatMap(({ needs = [] }) => needs),
    ]);
    return steps.filter(({ name }) => required.has(name));
  }
  // Without a server the whole suite runs embedded already.
  return steps.filter(({ name }) => name !== 'embedded' || hasServer(env));
}

function runBuild(env: Environment): Job['run'] {
  return async (log) => {
    const { tally } = await runAsOne(['scripts/prepare.mjs', '--build'], env, log);
    // Pages that are built prove nothing yet.
    return { tally: tally.failed > 0 ? tally : nothing };
  };
}
