import { join } from 'node:path';
import { runBrowser } from './browser.ts';
import { root, runAsOne } from './command.ts';
import { runNodeTests } from './node-tests.ts';
import { programOf } from './programs.ts';
import type { Environment, Say, Step } from './step.ts';
import { runStructure } from './structure.ts';
import { add, nothing, type Tally } from './tally.ts';

const unitPatterns = [
  'packages/**/*.test.ts',
  'apps/web/src/**/*.test.ts',
  'apps/traip/**/*.test.ts',
  'scripts/**/*.test.{ts,mjs}',
  'checks/*.test.ts',
  'checks/budgets/*.test.ts',
  'checks/patterns/*.test.ts',
  'e2e/**/*.test.ts',
];
// Left to itself, Node leaves one core idle: on a machine with two, half of them.
const unitOptions = ['--test-concurrency=2'];
const apiPatterns = ['apps/api/src/**/*.test.ts'];
// Every file of the API starts a database of its own: more at once only makes them wait for each other. The embedded
// one leaves a timer running after it is closed, for which a test file would wait: hence the forced exit.
const apiOptions = ['--test-concurrency=2', '--test-force-exit'];

export const steps: readonly Step[] = [
  { name: 'types', title: 'TypeScript agrees', run: runTypes },
  { name: 'lint', title: 'Biome agrees', run: runLint },
  { name: 'structure', title: 'the house rules hold', run: runStructure },
  {
    name: 'unit',
    title: 'rules, contract, web logic, scripts and checks',
    run: (env, say) => runNodeTests(unitPatterns, unitOptions, env, say),
  },
  { name: 'api', title: 'the API on the embedded database', run: runApi },
  { name: 'api-postgres', title: 'the API on PostgreSQL', run: runApiOnPostgres },
  { name: 'budget', title: 'pages stay light', run: (env) => runAsOne(['checks/budgets/run.ts'], env) },
  { name: 'browser', title: 'what people see, in a browser', run: runBrowser },
];

export const stepNames: readonly string[] = steps.map((step) => step.name);

async function runTypes(env: Environment): Promise<Tally> {
  const quiet = { ...env, NEXT_TELEMETRY_DISABLED: '1' };
  const tsc = programOf('typescript', 'tsc');
  const web = join(root, 'apps', 'web');
  // What an earlier run remembers was seen to outlive changes of the message files.
  const check = [tsc, '--noEmit', '--incremental', 'false', '-p', '.'];
  const own = await runAsOne(check, quiet);
  const routes = await runAsOne([programOf('next', 'next', 'apps/web/package.json'), 'typegen'], quiet, web);
  const pages = routes.failed > 0 ? nothing : await runAsOne(check, quiet, web);
  return add(own, routes.failed > 0 ? routes : pages);
}

function runLint(env: Environment): Promise<Tally> {
  return runAsOne(
    [programOf('@biomejs/biome', 'biome'), 'check', '--error-on-warnings', '--max-diagnostics=200'],
    env,
  );
}

function runApi(env: Environment, say: Say): Promise<Tally> {
  const { TEST_DATABASE_URL: _unused, ...embedded } = env;
  return runNodeTests(apiPatterns, apiOptions, embedded, say);
}

async function runApiOnPostgres(env: Environment, say: Say): Promise<Tally> {
  if (env.TEST_DATABASE_URL) return runNodeTests(apiPatterns, apiOptions, env, say);
  say('Not run: set TEST_DATABASE_URL to a PostgreSQL 15 or later where tests may create databases.');
  return nothing;
}
