import { parseArgs } from 'node:util';
import { clockJumps } from './clock.ts';
import { databaseGoesAway } from './database.ts';
import { diskRunsFull } from './disk.ts';
import type { Fault } from './fault.ts';
import { mailFails } from './mail.ts';
import { pagesAreKilled } from './pages.ts';

const faults: Readonly<Record<string, Fault>> = {
  clock: clockJumps,
  database: databaseGoesAway,
  disk: diskRunsFull,
  mail: mailFails,
  pages: pagesAreKilled,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' } },
});
const names = positionals.length === 0 ? Object.keys(faults) : positionals;

for (const name of names) {
  const fault = Object.hasOwn(faults, name) ? faults[name] : undefined;
  if (fault === undefined) {
    console.error(`There is no fault "${name}"; there are ${Object.keys(faults).join(', ')}.`);
    process.exitCode = 2;
  } else if (!(await holds(name, fault))) process.exitCode = 1;
}
// Connections broken on purpose may linger: this does not wait for them.
process.exit();

async function holds(name: string, fault: Fault): Promise<boolean> {
  const verdict = await fault(values);
  if (typeof verdict === 'string') {
    console.log(`${name}: not run, ${verdict}.`);
    return true;
  }
  console.log(
    `${name}: ${verdict.broken.length === 0 ? 'every promise was kept.' : 'promises were broken.'}`,
  );
  for (const sentence of [...verdict.seen, ...verdict.broken]) console.log(`  ${sentence}`);
  return verdict.broken.length === 0;
}
