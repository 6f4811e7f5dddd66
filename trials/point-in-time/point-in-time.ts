import { Product } from '@traip/traip/launch';
import { Cluster } from '../faults/cluster.ts';
import { TemporaryFolder } from '../faults/temporary-folder.ts';
import { type Club, openClub, signedIn } from '../scoring/club.ts';
import { plantReferees } from '../scoring/federation.ts';
import { brokenPromises } from '../scoring/verdict.ts';
import { goalsAcknowledged, noPromises, type Promises, writeUntil } from '../scoring/writers.ts';
import { ArchivedCluster } from './archived-cluster.ts';

/** The second round starts from the data that the first one restored. */
const rounds = 2;
const goalsAtATime = 20;

const cluster = await Cluster.make();
if (!cluster) {
  console.log('Not run: PostgreSQL is not installed here.');
  process.exit();
}
using folder = new TemporaryFolder();
const settings = { WEB: 'none', LOG_LEVEL: 'fatal', DEMO_DATA: 'false', DATA_DIR: folder.path };
const archived = new ArchivedCluster(cluster);
const promises = noPromises();
let product = await Product.with({ ...settings, DATABASE_URL: archived.url });
const broken: string[] = [];

try {
  await cluster.start();
  await plantReferees({ folder: folder.path, database: archived.url }, 0);
  await archived.setUp();
  await product.start();
  const club = await openClub(signedIn(product.origin), 4);
  for (let round = 1; round <= rounds && broken.length === 0; round += 1)
    broken.push(...(await loseAndRestore(club)));
} finally {
  await product.stop();
  await archived.remove();
}

/** Restores everything up to a moment, and nothing later. */
async function loseAndRestore(club: Club): Promise<readonly string[]> {
  await Promise.all([archived.takeBaseBackup(), score(club, promises)]);
  await score(club, promises);
  const moment = await archived.now();
  const later = noPromises();
  await score(club, later);
  await archived.destroyMatches();
  if (await isWhole(club)) return ['nothing was destroyed: that proves nothing'];
  await product.stop();
  await archived.restoreTo(moment);
  // At the same address and with the same secret, so that people can continue where they were.
  product = Product.at(product.port, { ...settings, DATABASE_URL: archived.url });
  await product.start();
  const wrong = await brokenPromises(club, promises);
  const counts = `${goalsAcknowledged(promises)} goals before it, ${goalsAcknowledged(later)} after it`;
  console.log(`Restored to ${moment}: ${counts}, ${wrong.length} things wrong`);
  await archived.archiveAgain();
  return wrong;
}

async function score(club: Club, acknowledged: Promises): Promise<void> {
  const enough = goalsAcknowledged(acknowledged) + goalsAtATime;
  const end = new AbortController();
  const work = writeUntil(club, acknowledged, end.signal);
  while (goalsAcknowledged(acknowledged) < enough)
    await Promise.race([work, new Promise((resolve) => setTimeout(resolve, 20))]);
  end.abort();
  await work;
}

async function isWhole(club: Club): Promise<boolean> {
  try {
    return (await brokenPromises(club, promises)).length === 0;
  } catch {
    // Without its tables Traip can't answer.
    return false;
  }
}

for (const sentence of broken) console.log(`  ${sentence}`);
console.log(
  broken.length === 0 ? 'Everything of before is there, and nothing of after.' : 'Promises were broken.',
);
process.exit(broken.length === 0 ? 0 : 1);
