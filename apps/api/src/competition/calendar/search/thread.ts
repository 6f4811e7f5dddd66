import { parentPort, workerData } from 'node:worker_threads';
import { loadSolver } from '@traip/engine/solver';
import { buildJointResult } from './build-joint-result.ts';
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
  solver: await loadSolver(),
  now,
  isStopped: () => Atomics.load(stop, 0) === 1,
  report: (progress) => post({ kind: 'progress', progress }),
});
const found =
  'competitions' in problem ? buildJointResult(problem, calendar, now) : buildResult(problem, calendar, now);
post({ kind: 'found', found });
