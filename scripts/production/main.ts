// Writes what production needs into a new folder: `npm run production -- FOLDER [--without-node]`.
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { largestPackages, megabytesOf } from './measure.ts';
import { writeProduction } from './write.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'without-node': { type: 'boolean', default: false } },
});
const [folder] = positionals;

if (folder === undefined || positionals.length > 1) {
  console.error('npm run production -- FOLDER [--without-node]');
  process.exitCode = 2;
} else if (existsSync(folder) && readdirSync(folder).length > 0) {
  console.error(`${folder} is not empty.`);
  process.exitCode = 1;
} else {
  writeProduction(resolve(folder), { withNode: !values['without-node'] });
  console.log(`${folder}: ${megabytesOf(folder)} MB. The largest packages:`);
  for (const { name, megabytes } of largestPackages(folder))
    console.log(`  ${megabytes.toFixed(1).padStart(6)} MB  ${name}`);
}
