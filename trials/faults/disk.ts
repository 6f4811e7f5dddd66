import { setTimeout as pause } from 'node:timers/promises';
import { authRoutes, CallFailure, createClient, profileRoutes } from '@traip/contract';
import { Product } from '@traip/traip/launch';
import { type Caller, type Club, openClub, signedIn } from '../scoring/club.ts';
import { plantReferees } from '../scoring/federation.ts';
import { ResponseMonitor } from '../scoring/response-monitor.ts';
import { brokenPromises } from '../scoring/verdict.ts';
import { goalsAcknowledged, noPromises, type Promises, writeUntil } from '../scoring/writers.ts';
import type { Fault, Verdict } from './fault.ts';
import { SmallDisk } from './small-disk.ts';
import { TemporaryFolder } from './temporary-folder.ts';

const reserve = 60;
const shortOf = reserve / 2;

/** The disk of the embedded database and the pictures fills up, first slowly, then suddenly. */
export const diskRunsFull: Fault = async () => {
  if (!SmallDisk.isSupported()) return 'only root can make a small disk';
  using folder = new TemporaryFolder();
  using disk = new SmallDisk(folder.path, 500);
  const settings = { WEB: 'none', LOG_LEVEL: 'error', DEMO_DATA: 'false', DISK_RESERVE: String(reserve) };
  const product = await Product.with({ ...settings, DATA_DIR: disk.path });
  try {
    await plantReferees({ folder: disk.path }, 0);
    await product.start();
    return await trial(disk, product);
  } finally {
    await product.kill();
  }
};

async function trial(disk: SmallDisk, product: Product): Promise<Verdict> {
  const monitor = new ResponseMonitor('STORAGE_FULL');
  const caller = signedIn(product.origin, monitor.fetch);
  const club = await openClub(caller, 5);
  const promises = noPromises();
  const short = await runShort({ disk, club, caller, promises });
  const refused = monitor.unavailable;
  const lost = await brokenPromises(club, promises);
  const full = await runFull({ disk, product, promises });
  const broken = [...monitor.broken.slice(0, 20), ...short, ...lost, ...full.broken];
  if (refused === 0) broken.push('nothing was refused on a disk without room');
  const seen = `${monitor.answered} calls answered, ${refused} of them with "no room"; ${goalsAcknowledged(promises)} goals acknowledged`;
  return { seen: [seen, ...full.seen], broken: [...broken, ...(await brokenPromises(club, promises))] };
}

interface Scene {
  readonly disk: SmallDisk;
  readonly club: Club;
  readonly caller: Caller;
  readonly promises: Promises;
}

/** Only the reserve is left: writes are refused, reads work, and afterwards everything continues. */
async function runShort({ disk, club, caller, promises }: Scene): Promise<readonly string[]> {
  const end = new AbortController();
  const writing = writeUntil(club, promises, end.signal);
  await pause(3_000);
  await setPicture(caller);
  const before = goalsAcknowledged(promises);
  disk.fillUpTo(shortOf);
  await pause(1_000);
  const during = goalsAcknowledged(promises);
  const broken = await refusedAndRead(caller, club);
  await pause(4_000);
  if (goalsAcknowledged(promises) > during) broken.push('goals were taken in without room for them');
  disk.makeRoom();
  await pause(3_000);
  await setPicture(caller);
  end.abort();
  await writing;
  if (before === 0 || goalsAcknowledged(promises) <= during)
    broken.push('it did not go on once there was room');
  return broken;
}

async function refusedAndRead(caller: Caller, { competitionId, standings }: Club): Promise<string[]> {
  const refusal = await setPicture(caller).catch((error: unknown) => error);
  const isRefused = refusal instanceof CallFailure && refusal.code === 'STORAGE_FULL';
  await standings.tables({ params: { id: competitionId }, query: {} });
  await createClient(authRoutes, caller).profile();
  return isRefused ? [] : ['a picture was taken in without room for it'];
}

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

async function setPicture(caller: Caller): Promise<void> {
  const file = new Blob([Buffer.from(onePixel, 'base64')], { type: 'image/png' });
  await createClient(profileRoutes, caller).setAvatar({ file });
}

interface FullDisk {
  readonly disk: SmallDisk;
  readonly product: Product;
  readonly promises: Promises;
}

const timeout = 60_000;

/** Another program fills the disk while people write: Traip serves reads, or exits with a reason. */
async function runFull({ disk, product, promises }: FullDisk): Promise<Verdict> {
  // A write may get no response: unacknowledged changes may or may not be stored.
  const fetchImpatiently: typeof fetch = (target, init) =>
    fetch(target, { ...init, signal: AbortSignal.timeout(timeout) });
  const club = await openClub(signedIn(product.origin, fetchImpatiently), 4);
  const end = new AbortController();
  const writing = writeUntil(club, promises, end.signal).catch(() => undefined);
  await pause(3_000);
  disk.fillUpTo(0);
  await pause(timeout / 2);
  end.abort();
  await writing;
  const isReading = product.isRunning && (await reads(product.origin, club));
  // If reads fail, the product gets time to notice it.
  for (let waited = 0; !isReading && product.isRunning && waited < timeout; waited += 500) await pause(500);
  const { output } = product;
  const explainsWhy = !product.isRunning && output.includes('The disk is full');
  disk.makeRoom();
  if (!isReading) {
    await product.kill();
    await product.start();
  }
  const lost = await brokenPromises(club, promises);
  const silence = isReading || explainsWhy ? [] : [`it fell silent on a full disk:\n${output}`];
  const seen = `at the last byte ${isReading ? 'it went on reading' : 'it said why and ended'}`;
  return { seen: [seen], broken: [...silence, ...lost] };
}

async function reads(origin: string, { competitionId }: Club): Promise<boolean> {
  const address = `${origin}/v1/club/traips-competition/classifications/${competitionId}`;
  return fetch(address, { signal: AbortSignal.timeout(10_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}
