import { Worker } from 'node:worker_threads';
import { checkConnection, type Store } from '@traip/api';

interface Watched {
  readonly folder: string;
  /** Below so many free bytes the disk is as good as full. */
  readonly least: number;
  readonly store: Store;
}

/**
 * The embedded database waits for ever when its disk is full in the middle of a write, and may keep this thread waiting
 * with it: a thread of its own looks whether it still answers. What was committed is safe in its log, as after a kill:
 * better to end, and to be started again when there is room, than to be silent.
 */
export function endWhenStuck({ folder, least, store }: Watched): () => Promise<void> {
  const watchman = new Worker(new URL('./watchman.ts', import.meta.url), { workerData: { folder, least } });
  watchman.unref();
  watchman.on('message', () => {
    checkConnection(store).then(
      () => watchman.postMessage('it answers'),
      // No answer is the answer.
      () => undefined,
    );
  });
  return async () => {
    await watchman.terminate();
  };
}
