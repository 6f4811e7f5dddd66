import { Worker } from 'node:worker_threads';
import type { Placements } from '@traip/engine/calendar';
import type { JointResult, Problem, SearchProgress, SearchResult } from './search-result.ts';

interface SearchOptions {
  readonly problem: Problem;
  readonly current: Placements;
  readonly seconds: number;
  readonly seed: string;
}

/** With a hash of the inputs that it was built from. */
export interface HashedSearch extends SearchOptions {
  readonly inputsHash: string;
}

/** A search never yields, so it cannot receive messages: it polls a shared number instead. */
export interface ThreadInput extends SearchOptions {
  readonly stop: Int32Array;
}

export type ThreadMessage =
  | { readonly kind: 'progress'; readonly progress: SearchProgress }
  | { readonly kind: 'found'; readonly found: SearchResult | JointResult };

export interface ThreadSearch {
  /** Rejects if the thread fails or is killed. */
  readonly result: Promise<SearchResult | JointResult>;
  progress(): SearchProgress | null;
  /** Asks the search to stop with its best result so far. */
  finish(): void;
  /** Ends the search without a result. */
  kill(): void;
}

/** Keeps a search from exhausting the memory of the whole process. */
const maxMegabytes = 1024;

export function searchInThread(options: SearchOptions): ThreadSearch {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const workerData: ThreadInput = { ...options, stop };
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes },
  });
  let progress: SearchProgress | null = null;
  const result = new Promise<SearchResult | JointResult>((resolve, reject) => {
    // In watch mode Node sends its own messages through here.
    thread.on('message', (message: ThreadMessage | { readonly kind?: never }) => {
      if (message.kind === 'found') resolve(message.found);
      if (message.kind === 'progress') progress = message.progress;
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('The search ended without an answer')));
  });
  return {
    result,
    progress: () => progress,
    finish: () => void Atomics.store(stop, 0, 1),
    kill: () => void thread.terminate(),
  };
}
