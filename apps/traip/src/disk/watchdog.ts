import { Worker } from 'node:worker_threads';
import { checkConnection, type Store } from '@traip/api/commands';

interface WatchdogOptions {
  readonly folder: string;
  /** Below so many free bytes the disk is as good as full. */
  readonly minimum: number;
  readonly store: Store;
}

/**
 * The embedded database hangs when its disk fills up in the middle of a write, and may block this thread with it, so a
 * worker thread checks whether it still answers. What was committed is safe in its log, as after a kill: ending, and
 * being started again when there is space, is better than hanging.
 */
export function startWatchdog({ folder, minimum, store }: WatchdogOptions): () => Promise<void> {
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: { folder, minimum },
  });
  worker.unref();
  worker.on('message', () => {
    checkConnection(store).then(
      () => worker.postMessage('it answers'),
      // The worker ends the process when no reply comes.
      () => undefined,
    );
  });
  return async () => {
    await worker.terminate();
  };
}
