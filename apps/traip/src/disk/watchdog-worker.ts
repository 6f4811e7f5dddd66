// While the disk is nearly full, this thread checks that the embedded database still answers, and ends the
// process if it does not.
import { statfsSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const { folder, minimum } = workerData as { readonly folder: string; readonly minimum: number };
const checkInterval = 5_000;
const timeout = 20_000;

let pingedAt: number | undefined;

function isNearlyFull(): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < minimum;
}

function check(): void {
  if (!isNearlyFull()) pingedAt = undefined;
  else if (pingedAt === undefined) {
    pingedAt = performance.now();
    parentPort?.postMessage('does it answer?');
  } else if (performance.now() - pingedAt > timeout) killProcess();
}

/** The main thread may be blocked forever, so this thread writes the message itself. */
function killProcess(): void {
  writeSync(
    2,
    'The disk is full and the embedded database has stopped: make room, then start Traip again.\n',
  );
  process.kill(process.pid, 'SIGKILL');
}

parentPort?.on('message', () => {
  pingedAt = undefined;
});
setInterval(check, checkInterval);
