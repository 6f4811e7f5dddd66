import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contract, createClient } from '@traip/contract';
import { type Club, openClub, type Scored } from '../scoring/club.ts';
import { Follower } from '../scoring/follower.ts';
import type { KeptSession } from './kept-session.ts';
import { person } from './person.ts';
import type { PostOffice } from './post-office.ts';

const patience = 60_000;
const followerCount = 5;

/** Somebody who uses what depends on the clock, and writes down what is not as it should be. */
export class ClockWitness {
  readonly seen: string[] = [];
  readonly broken: string[] = [];
  readonly #session: KeptSession;
  readonly #post: PostOffice;
  readonly #club: Club;
  readonly #match: Scored;
  readonly #followers: readonly Follower[];
  readonly #goals: string[] = [];

  private constructor(session: KeptSession, post: PostOffice, club: Club) {
    const [match] = club.playing;
    if (!match) throw new Error('There is no match to score in.');
    this.#session = session;
    this.#post = post;
    this.#club = club;
    this.#match = match;
    const address = `${session.origin}/v1/club/live/match/${match.id}`;
    this.#followers = Array.from({ length: followerCount }, () => new Follower({ address }));
  }

  static async at(session: KeptSession, post: PostOffice): Promise<ClockWitness> {
    await session.signIn();
    const witness = new ClockWitness(session, post, await openClub(session, 1));
    for (const follower of witness.#followers) follower.start();
    await witness.#expect('somebody could not follow', () =>
      witness.#followers.every(({ begunAt }) => begunAt !== null),
    );
    return witness;
  }

  /** Everything once, after the clock was moved. */
  async look(when: string): Promise<void> {
    const isExchanged = await this.#session.hold();
    await this.#score(when);
    await this.#getLetter(when);
    this.seen.push(`${when}: ${isExchanged ? 'a token was exchanged, ' : ''}a goal was heard, a letter came`);
  }

  async stop(): Promise<void> {
    if (this.#followers.some(({ lines }) => lines > 1)) this.broken.push('a follower lost the line');
    for (const follower of this.#followers) await follower.stop();
  }

  /** What was written last is last, whatever the clock said, and reaches who follows. */
  async #score(when: string): Promise<void> {
    const { id: matchId, teamId } = this.#match;
    const clientEventId = randomUUID();
    const before = this.#followers.map(({ heard }) => heard.size);
    const body = { matchId, clientEventId, type: 'GOAL', teamId, period: 1, minute: 10 } as const;
    await this.#club.matches.registerEvent({ body });
    this.#goals.push(clientEventId);
    const { events } = await this.#club.matches.desk({ params: { id: matchId } });
    const order = events.filter(({ type }) => type === 'GOAL').map((event) => event.clientEventId);
    if (order.join() !== this.#goals.join()) this.broken.push(`${when}: goals are not in their order`);
    await this.#expect(`${when}: a goal was not heard`, () =>
      this.#followers.every(({ heard }, index) => heard.size > (before[index] ?? 0)),
    );
  }

  async #getLetter(when: string): Promise<void> {
    const email = `${this.seen.length}@example.com`;
    await createClient(contract.auth, this.#session).register({ body: { ...person, email } });
    await this.#expect(`${when}: no letter came`, () => this.#post.arrived.includes(email));
  }

  async #expect(otherwise: string, isSo: () => boolean): Promise<void> {
    for (let waited = 0; !isSo() && waited < patience; waited += 50) await pause(50);
    if (!isSo()) this.broken.push(otherwise);
  }
}
