import { parentPort, workerData } from 'node:worker_threads';
import type { ThreadInput, ThreadMessage } from './in-thread.ts';
import { searchWithin } from './search-within.ts';
import { writeDown } from './write-down.ts';

/** The program of the thread: it searches, tells how far it is, and hands over what it found. */
const { problem, current, seconds, seed, stop } = workerData as ThreadInput;
const tell = (news: ThreadMessage) => parentPort?.postMessage(news);
const now = () => performance.now();
const calendar = searchWithin(problem, current, {
  seed,
  seconds,
  now,
  isStopped: () => Atomics.load(stop, 0) === 1,
  tell: (progress) => tell({ kind: 'progress', progress }),
});
tell({ kind: 'found', found: writeDown(problem, calendar, now) });
