import { Worker } from 'node:worker_threads';
import { checkConnection, type Store } from '@traip/api';

interface WatchdogOptions {
  readonly folder: string;
  /** Below so many free bytes the disk is as good as full. */
  readonly minimum: number;
  readonly store: Store;
}

/**
 * The embedded database waits for ever when its disk is full in the middle of a write, and may keep this thread waiting
 * with it: a thread of its own looks whether it still answers. What was committed is safe in its log, as after a kill:
 * better to end, and to be started again when there is room, than to be silent.
 */
export function startWatchdog({ folder, minimum, store }: WatchdogOptions): () => Promise<void> {
  const worker = new Worker(new URL('./watchdog-worker.ts', import.meta.url), {
    workerData: { folder, minimum },
  });
  worker.unref();
  worker.on('message', () => {
    checkConnection(store).then(
      () => worker.postMessage('it answers'),
      // No answer is the answer.
      () => undefined,
    );
  });
  return async () => {
    await worker.terminate();
  };
}
