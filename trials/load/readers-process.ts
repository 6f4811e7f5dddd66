import { setTimeout as pause } from 'node:timers/promises';
import { createRandom, type Random } from '@traip/engine/chance';
import { networkOf } from '../scoring/federation.ts';
import type { Final } from '../scoring/fixture.ts';
import { Follower, type Message } from '../scoring/follower.ts';
import type { FromReaders, ReadersReport, ReadersTask, ToReaders } from './readers.ts';
import { Timing } from './timing.ts';

const timeout = 60_000;
const openedAtOnce = 25;
// The first networks belong to the referees.
const firstNetwork = 1_000;

interface Reader {
  readonly matchId: string;
  readonly competitionId: string;
  readonly number: number;
  readonly follower: Follower;
  last: Message | null;
}

/** A share of the readers: each follows one match, and reads its page and table now and then. */
class Crowd {
  readonly #task: ReadersTask;
  readonly #readers: readonly Reader[];
  readonly #random: Random;
  readonly #reads = new Timing();
  readonly #problems: string[] = [];
  #isOver = false;

  constructor(task: ReadersTask) {
    this.#task = task;
    this.#random = createRandom(`${task.seed} ${task.first}`);
    this.#readers = Array.from({ length: task.count }, (_, index) => this.#reader(task.first + index));
  }

  async follow(): Promise<void> {
    for (let first = 0; first < this.#readers.length; first += openedAtOnce) {
      const some = this.#readers.slice(first, first + openedAtOnce);
      for (const { follower } of some) follower.start();
      await until(() => some.every(({ follower }) => follower.startedAt !== null));
    }
    for (const reader of this.#readers) void this.#readNowAndThen(reader);
  }

  async end(finals: readonly Final[]): Promise<ReadersReport> {
    const byMatch = new Map(finals.map((final) => [final.matchId, final]));
    const unaware = () => this.#readers.filter((reader) => !knows(reader, byMatch.get(reader.matchId)));
    await until(() => unaware().length === 0);
    this.#isOver = true;
    const report = {
      reads: this.#reads.durations,
      problems: this.#problems,
      unaware: unaware().length,
      followed: this.#readers.filter(({ follower }) => follower.startedAt !== null).length,
      heard: this.#readers.reduce((sum, { follower }) => sum + follower.received.size, 0),
    };
    await Promise.all(this.#readers.map(({ follower }) => follower.stop()));
    return report;
  }

  #reader(number: number): Reader {
    const match = this.#task.matches[number % this.#task.matches.length];
    if (!match) throw new Error('There is no match to follow.');
    const follower = new Follower({
      url: `${this.#task.origin}/v1/club/live/match/${match.matchId}`,
      headers: networkOf(firstNetwork + number),
      onMessage: (message) => {
        if (message.event !== 'ready') reader.last = message;
      },
    });
    const reader: Reader = { ...match, number, follower, last: null };
    return reader;
  }

  async #readNowAndThen({ matchId, competitionId, number }: Reader): Promise<void> {
    const paths = [`traips-competition/classifications/${competitionId}`, `match/full/${matchId}`];
    while (!this.#isOver) {
      await pause(this.#task.think * (0.25 + this.#random.below(1500) / 1000));
      if (!this.#isOver) await this.#read(paths[this.#random.below(paths.length)] ?? '', number);
    }
  }

  async #read(path: string, number: number): Promise<void> {
    const headers = networkOf(firstNetwork + number);
    try {
      const answer = await this.#reads.of(
        fetch(`${this.#task.origin}/v1/club/${path}`, { headers, signal: AbortSignal.timeout(30_000) }),
      );
      await answer.arrayBuffer();
      if (!answer.ok) this.#problems.push(`${path} was answered with ${answer.status}`);
    } catch (error) {
      this.#problems.push(`${path} had no answer: ${String(error)}`);
    }
  }
}

/** The last message received has the final score. */
function knows({ last }: Reader, final: Final | undefined): boolean {
  if (!final) return true;
  const { version, score } = (last?.data ?? {}) as {
    version?: number;
    score?: { home: number; away: number };
  };
  return version === final.version && score?.home === final.home && score.away === final.away;
}

async function until(isDone: () => boolean): Promise<void> {
  const deadline = performance.now() + timeout;
  while (!isDone() && performance.now() < deadline) await pause(50);
}

let crowd: Crowd | undefined;

process.on('message', async (message: ToReaders) => {
  if (message.kind === 'follow') {
    crowd = new Crowd(message.task);
    await crowd.follow();
    send({ kind: 'ready' });
  } else if (crowd) send({ kind: 'report', report: await crowd.end(message.finals) });
});

function send(message: FromReaders): void {
  process.send?.(message);
}
