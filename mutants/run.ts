// `npm run mutants -- PATH [TESTS…]` changes the code under PATH in many small ways, one at a time, and
// reports the changes that no test notices. Without TESTS it runs the tests under PATH.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from './areas.ts';

const least = 85;
const here = import.meta.dirname;
const cache = '.cache/mutants';
const program = join(here, 'node_modules/@stryker-mutator/core/bin/stryker.js');

const [path, ...tests] = process.argv.slice(2).map((each) => each.replace(/\/$/, ''));
if (!path) {
  console.error(`Name a folder or a file. The usual ones:\n  ${Object.keys(areas).join('\n  ')}`);
  process.exit(2);
}

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { cwd: join(here, '..'), stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

function configFor(area: string) {
  const isFile = area.endsWith('.ts');
  const ignored = ['*.test.ts', '*.sample.ts', '*.d.ts', 'testing/**', ...(areas[area]?.except ?? [])];
  const ownTests = isFile ? area.replace(/ts$/, 'test.ts') : `${area}/**/*.test.ts`;
  return {
    mutate: isFile ? [area] : [`${area}/**/*.ts`, ...ignored.map((each) => `!${area}/**/${each}`)],
    tests: tests.length > 0 ? tests : [ownTests],
  };
}

if (!existsSync(program)) run('npm', ['ci', '--prefix', here, '--no-audit', '--no-fund']);
mkdirSync(cache, { recursive: true });
const config = {
  ...configFor(path),
  testRunner: 'node-test',
  plugins: [join(here, 'runner.ts')],
  coverageAnalysis: 'perTest',
  concurrency: Number(process.env.MUTANTS_AT_ONCE ?? 2),
  timeoutMS: 5000,
  thresholds: { high: 95, low: least, break: least },
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { logTests: false, allowColor: false },
  jsonReporter: { fileName: join(cache, 'report.json') },
  tempDirName: join(cache, 'sandbox'),
  ignorePatterns: ['.next', '.cache', 'test-results', 'docs', 'bench', 'trials', 'ops', 'mutants'],
  // Node strips the types: there is nothing to check or configure.
  disableTypeChecks: false,
  tsconfigFile: 'none',
  allowConsoleColors: false,
  warnings: { unknownOptions: false },
};
writeFileSync(join(cache, 'config.json'), JSON.stringify(config, null, 2));
run(process.execPath, [program, 'run', join(cache, 'config.json')]);
