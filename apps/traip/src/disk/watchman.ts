// A thread that asks, while the disk is as good as full, whether the embedded database still answers; and ends everything
// if it does not.
import { statfsSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const { folder, least } = workerData as { readonly folder: string; readonly least: number };
const lookEvery = 5_000;
const patience = 20_000;

let askedAt: number | undefined;

function isNearlyFull(): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < least;
}

function look(): void {
  if (!isNearlyFull()) askedAt = undefined;
  else if (askedAt === undefined) {
    askedAt = performance.now();
    parentPort?.postMessage('does it answer?');
  } else if (performance.now() - askedAt > patience) endForWantOfRoom();
}

/** The other thread may never come to it: it is written and done from here. */
function endForWantOfRoom(): void {
  writeSync(
    2,
    'The disk is full and the embedded database has stopped: make room, then start Traip again.\n',
  );
  process.kill(process.pid, 'SIGKILL');
}

parentPort?.on('message', () => {
  askedAt = undefined;
});
setInterval(look, lookEvery);
