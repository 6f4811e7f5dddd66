import { parentPort, workerData } from 'node:worker_threads';
import { buildResult } from './build-result.ts';
import type { ThreadInput, ThreadMessage } from './in-thread.ts';
import { searchWithin } from './search-within.ts';

/** The entry point of the worker thread. */
const { problem, current, seconds, seed, stop } = workerData as ThreadInput;
const post = (message: ThreadMessage) => parentPort?.postMessage(message);
const now = () => performance.now();
const calendar = searchWithin(problem, current, {
  seed,
  seconds,
  now,
  isStopped: () => Atomics.load(stop, 0) === 1,
  report: (progress) => post({ kind: 'progress', progress }),
});
post({ kind: 'found', found: buildResult(problem, calendar, now) });
