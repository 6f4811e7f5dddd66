import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createRandom } from '@traip/engine/chance';
import { Product } from '../product.ts';
import { openClub } from './club.ts';
import { brokenPromises } from './verdict.ts';
import { noPromises, writeUntilSilence } from './writers.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '50' },
    seed: { type: 'string', default: 'kill' },
    /** PostgreSQL with an empty database; without it, the embedded one. */
    database: { type: 'string' },
  },
});
const times = Number(values.times);
const random = createRandom(values.seed);
const folder = mkdtempSync(join(tmpdir(), 'traip-kill-'));
const product = await Product.on({
  DATA_DIR: folder,
  ...(values.database === undefined ? {} : { DATABASE_URL: values.database }),
});
const promises = noPromises();
const broken: string[] = [];

try {
  await product.start();
  const club = await openClub(product.origin, 5);
  for (let turn = 1; turn <= times && broken.length === 0; turn += 1) {
    const writing = writeUntilSilence(club, promises);
    await pause(500 + random.below(2_500));
    await product.kill();
    await writing;
    await product.start();
    broken.push(...(await brokenPromises(club, promises)));
  }
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

const kept = Array.from(promises.kept.values()).reduce((sum, { size }) => sum + size, 0);
// Where nobody wrote, nothing can be lost: that proves nothing.
if (kept === 0 || promises.cycles === 0) broken.push('too little was written between the kills to tell');
const where = values.database === undefined ? 'the embedded database' : 'PostgreSQL';
console.log(`Killed ${times} times on ${where} (seed ${values.seed}) in the middle of writing:`);
console.log(`  ${kept} goals acknowledged, ${promises.cycles} steps of a result into the table and back`);
for (const sentence of broken) console.log(`  ${sentence}`);
console.log(
  broken.length === 0 ? 'Nothing acknowledged was lost, nothing is torn.' : 'Promises were broken.',
);
process.exitCode = broken.length === 0 ? 0 : 1;
