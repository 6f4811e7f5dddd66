import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Final } from '../scoring/fixture.ts';

/** The task of a process of readers. */
export interface ReadersTask {
  readonly origin: string;
  readonly seed: string;
  readonly first: number;
  readonly count: number;
  /** The matches that readers follow, in turn. */
  readonly matches: readonly { readonly matchId: string; readonly competitionId: string }[];
  /** Approximate milliseconds between two requests of one reader. */
  readonly think: number;
}

type Crowding = Omit<ReadersTask, 'origin' | 'first' | 'count'> & { readonly origins: readonly string[] };

/** Its report at the end. */
export interface ReadersReport {
  readonly reads: readonly number[];
  readonly problems: readonly string[];
  readonly followed: number;
  readonly heard: number;
  /** Readers who were not told how their match ended. */
  readonly unaware: number;
}

export type ToReaders =
  | { readonly kind: 'follow'; readonly task: ReadersTask }
  | { readonly kind: 'end'; readonly finals: readonly Final[] };

export type FromReaders =
  | { readonly kind: 'ready' }
  | { readonly kind: 'report'; readonly report: ReadersReport };

/** Readers in their own processes, separate from Traip's. */
export class Readers {
  readonly #children: readonly ChildProcess[];

  constructor(processes: number) {
    const program = new URL('./readers-process.ts', import.meta.url);
    this.#children = Array.from({ length: processes }, () => fork(program));
  }

  /** Resolves when everyone follows; each process reads from one of the Traips. */
  async follow({ origins, ...task }: Crowding, readers: number): Promise<void> {
    const count = Math.ceil(readers / this.#children.length);
    await this.#ask<'ready'>((index) => {
      const origin = origins[index % origins.length] ?? '';
      return { kind: 'follow', task: { ...task, origin, first: index * count, count } };
    });
  }

  /** Sends them the final scores, and collects their reports. */
  async end(finals: readonly Final[]): Promise<readonly ReadersReport[]> {
    const answers = await this.#ask<'report'>(() => ({ kind: 'end', finals }));
    return answers.map(({ report }) => report);
  }

  stop(): void {
    for (const child of this.#children) child.kill();
  }

  #ask<K extends FromReaders['kind']>(ask: (index: number) => ToReaders) {
    return Promise.all(
      this.#children.map(async (child, index) => {
        const answered = once(child, 'message');
        child.send(ask(index));
        const [answer] = (await answered) as [Extract<FromReaders, { kind: K }>];
        return answer;
      }),
    );
  }
}
