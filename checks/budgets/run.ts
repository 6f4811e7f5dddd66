// Checks the built pages against their budgets: `node checks/budgets/run.ts`; `--write` sets the budgets to
// match.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brokenBudgets, firstLoads } from './first-load.ts';

const build = fileURLToPath(new URL('../../apps/web/.next', import.meta.url));
const table = fileURLToPath(new URL('./first-load.json', import.meta.url));

if (!existsSync(`${build}/BUILD_ID`)) {
  console.error('The pages are not built yet: npm start builds them.');
  process.exitCode = 1;
} else {
  const loads = firstLoads(build);
  if (process.argv.includes('--write')) agree(loads);
  else hold(loads);
}

function agree(loads: ReadonlyMap<string, number>): void {
  writeFileSync(table, `${JSON.stringify(Object.fromEntries(loads), null, 2)}\n`);
}

function hold(loads: ReadonlyMap<string, number>): void {
  const broken = brokenBudgets(loads, JSON.parse(readFileSync(table, 'utf8')) as Record<string, number>);
  for (const line of broken) console.error(line);
  console.log(`${loads.size} routes, ${broken.length} over their budget`);
  process.exitCode = broken.length > 0 || loads.size === 0 ? 1 : 0;
}
