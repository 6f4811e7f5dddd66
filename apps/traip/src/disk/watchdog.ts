import { Worker } from 'node:worker_threads';
import { checkConnection, type Store } from '@traip/api/commands';

interface WatchdogOptions {
  readonly folder: string;
  /** With fewer free bytes than this the disk counts as nearly full. */
  readonly minimum: number;
  readonly store: Store;
}

/**
 * The embedded database hangs when its disk fills up during a write, and may block this thread, so a worker
 * thread checks whether it still answers. Commits are safe in its log, as after a kill: ending the process,
 * to be restarted when there is space, is better than hanging.
 */
export function startWatchdog({ folder, minimum, store }: WatchdogOptions): () => Promise<void> {
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: { folder, minimum },
  });
  worker.unref();
  worker.on('message', () => {
    checkConnection(store).then(
      () => worker.postMessage('it answers'),
      // The worker ends the process if no reply comes.
      () => undefined,
    );
  });
  return async () => {
    await worker.terminate();
  };
}
