import { Worker } from 'node:worker_threads';
import type { DatedProblem, Placements } from '@traip/engine/calendar';
import type { SearchProgress, SearchResult } from './search-result.ts';

export interface SearchOptions {
  readonly problem: DatedProblem;
  readonly current: Placements;
  readonly seconds: number;
  readonly seed: string;
}

/** A search never yields, so it cannot read messages: it looks at a number that both sides share. */
export interface ThreadInput extends SearchOptions {
  readonly stop: Int32Array;
}

export type ThreadMessage =
  | { readonly kind: 'progress'; readonly progress: SearchProgress }
  | { readonly kind: 'found'; readonly found: SearchResult };

/** A search in a thread of its own. */
export interface ThreadSearch {
  /** What it leaves; it fails when the thread does, or is killed. */
  readonly found: Promise<SearchResult>;
  progress(): SearchProgress | null;
  /** Asks for the best so far. */
  enough(): void;
  /** Ends it without an answer. */
  kill(): void;
}

/** A search that would eat the memory of the whole program is ended before it does. */
const mostMegabytes = 1024;

export function searchInThread(order: SearchOptions): ThreadSearch {
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const workerData: ThreadInput = { ...order, stop };
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  });
  let progress: SearchProgress | null = null;
  const found = new Promise<SearchResult>((resolve, reject) => {
    // Node sends messages of its own through here while it watches files.
    thread.on('message', (news: ThreadMessage | { readonly kind?: never }) => {
      if (news.kind === 'found') resolve(news.found);
      if (news.kind === 'progress') progress = news.progress;
    });
    thread.on('error', reject);
    thread.on('exit', () => reject(new Error('The search ended without an answer')));
  });
  return {
    found,
    progress: () => progress,
    enough: () => void Atomics.store(stop, 0, 1),
    kill: () => void thread.terminate(),
  };
}
