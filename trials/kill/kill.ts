import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createRandom } from '@traip/engine/chance';
import { Product } from '@traip/traip/launch';
import { openClub, signedIn } from '../scoring/club.ts';
import { plantReferees } from '../scoring/federation.ts';
import { brokenPromises } from '../scoring/verdict.ts';
import { goalsAcknowledged, noPromises, writeUntilSilence } from '../scoring/writers.ts';

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
const product = await Product.with({
  WEB: 'none',
  LOG_LEVEL: 'error',
  DEMO_DATA: 'false',
  DATA_DIR: folder,
  ...(values.database === undefined ? {} : { DATABASE_URL: values.database }),
});
const promises = noPromises();
let kills = 0;
const broken: string[] = [];

try {
  await plantReferees({ folder, database: values.database }, 0);
  await product.start();
  const club = await openClub(signedIn(product.origin), 5);
  for (let turn = 1; turn <= times && broken.length === 0; turn += 1) {
    const writing = writeUntilSilence(club, promises);
    await pause(500 + random.below(2_500));
    await product.kill();
    kills = turn;
    await writing;
    await product.start();
    broken.push(...(await brokenPromises(club, promises)));
  }
} catch (error) {
  broken.push(`after kill ${kills} it could not go on: ${error}`);
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}

const acknowledged = goalsAcknowledged(promises);
// Without writes nothing can be lost, which proves nothing.
if (acknowledged === 0 || promises.cycles === 0)
  broken.push('too little was written between the kills to tell');
const store = values.database === undefined ? 'the embedded database' : 'PostgreSQL';
console.log(`Killed ${kills} times on ${store} (seed ${values.seed}) in the middle of writing:`);
console.log(
  `  ${acknowledged} goals acknowledged, ${promises.cycles} steps of a result into the table and back`,
);
for (const sentence of broken) console.log(`  ${sentence}`);
console.log(
  broken.length === 0 ? 'Nothing acknowledged was lost, nothing is torn.' : 'Promises were broken.',
);
process.exitCode = broken.length === 0 ? 0 : 1;
