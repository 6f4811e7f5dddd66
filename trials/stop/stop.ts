import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createRandom } from '@traip/engine/chance';
import { Product } from '@traip/traip/launch';
import { TemporaryFolder } from '../faults/temporary-folder.ts';
import { type Caller, type Club, openClub, signedIn } from '../scoring/club.ts';
import { plantReferees } from '../scoring/federation.ts';
import { Follower } from '../scoring/follower.ts';
import { brokenPromises } from '../scoring/verdict.ts';
import { goalsAcknowledged, noPromises, writeUntilSilence } from '../scoring/writers.ts';
import { startSearch } from './searches.ts';
import { readUntilRefused, Traffic } from './traffic.ts';
import { uploadUntilRefused } from './uploads.ts';

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '10' },
    seed: { type: 'string', default: 'stop' },
    /** PostgreSQL with an empty database; without it, the embedded one. */
    database: { type: 'string' },
  },
});
const random = createRandom(values.seed);
const readersPerPath = 4;
const traffic = new Traffic();
const promises = noPromises();
using folder = new TemporaryFolder();
const product = await Product.with({
  WEB: 'none',
  LOG_LEVEL: 'warn',
  DEMO_DATA: 'false',
  DATA_DIR: folder.path,
  ...(values.database === undefined ? {} : { DATABASE_URL: values.database }),
});
let stops = 0;
let received = 0;

try {
  await plantReferees({ folder: folder.path, database: values.database }, 0);
  await product.start();
  const caller = signedIn(product.origin, traffic.fetch);
  const club = await openClub(caller, 5);
  const search = await startSearch(caller, club);
  const follower = new Follower({ url: `${product.origin}/v1/club/live/competition/${club.competitionId}` });
  follower.start();
  while (follower.startedAt === null) await pause(50);
  while (stops < Number(values.times) && traffic.broken.length === 0) {
    await search.running();
    const work = runTraffic(caller, club);
    await pause(500 + random.below(2_000));
    const code = await product.stop();
    stops += 1;
    await work;
    if (code !== 0) traffic.broken.push(`stop ${stops} ended with ${code}:\n${product.output}`);
    if (product.output.includes('cut off')) traffic.broken.push(`stop ${stops} cut somebody off`);
    await product.start();
    traffic.broken.push(...(await brokenPromises(club, promises)));
  }
  const how = await search.ended();
  if (how !== 'DONE') traffic.broken.push(`the calendar search ended as ${how}`);
  received = await goalsReceived(follower);
  await follower.stop();
} catch (error) {
  traffic.broken.push(`after stop ${stops} it could not go on: ${error}`);
} finally {
  await product.stop();
}

async function runTraffic(caller: Caller, club: Club): Promise<void> {
  const paths = ['/ready', `/v1/club/traips-competition/classifications/${club.competitionId}`];
  const readers = paths.flatMap((path) =>
    Array.from({ length: readersPerPath }, () => product.origin + path),
  );
  await Promise.all([
    writeUntilSilence(club, promises),
    uploadUntilRefused(caller, traffic),
    ...readers.map((url) => readUntilRefused(url, traffic)),
  ]);
}

/** Followers who reconnect after a stop receive the goals scored before it. */
async function goalsReceived(follower: Follower): Promise<number> {
  const count = () =>
    Array.from(follower.received.values()).filter(({ event }) => event === 'EVENT_REGISTERED').length;
  for (let waited = 0; waited < 10_000 && count() < goalsAcknowledged(promises); waited += 100)
    await pause(100);
  return count();
}

const acknowledged = goalsAcknowledged(promises);
if (received < acknowledged && traffic.broken.length === 0)
  traffic.broken.push(`a follower heard ${received} of ${acknowledged} goals`);
// Without traffic nothing can be cut off, which proves nothing.
if (acknowledged === 0 || traffic.uploads === 0) traffic.broken.push('too little was going on to tell');
const store = values.database === undefined ? 'the embedded database' : 'PostgreSQL';
console.log(`Stopped ${stops} times on ${store} (seed ${values.seed}) while people were busy:`);
console.log(
  `  ${traffic.reads} reads, ${traffic.uploads} uploads, ${acknowledged} goals; ${received} goals heard live`,
);
for (const sentence of traffic.broken.slice(0, 20)) console.log(`  ${sentence}`);
console.log(traffic.broken.length === 0 ? 'Nobody was cut off, nothing was lost.' : 'Promises were broken.');
process.exitCode = traffic.broken.length === 0 ? 0 : 1;
