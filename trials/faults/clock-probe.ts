import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { authRoutes, createClient } from '@traip/contract';
import { type Club, openClub, type Scored } from '../scoring/club.ts';
import { Follower } from '../scoring/follower.ts';
import type { MailServer } from './mail-server.ts';
import { person } from './person.ts';
import type { RefreshingSession } from './refreshing-session.ts';

const timeout = 60_000;
const followerCount = 5;

/** Uses everything that depends on the clock, and records what goes wrong. */
export class ClockProbe {
  readonly seen: string[] = [];
  readonly broken: string[] = [];
  readonly #session: RefreshingSession;
  readonly #post: MailServer;
  readonly #club: Club;
  readonly #match: Scored;
  readonly #followers: readonly Follower[];
  readonly #goals: string[] = [];

  private constructor(session: RefreshingSession, mailServer: MailServer, club: Club) {
    const [match] = club.playing;
    if (!match) throw new Error('There is no match to score in.');
    this.#session = session;
    this.#post = mailServer;
    this.#club = club;
    this.#match = match;
    const url = `${session.origin}/v1/club/live/match/${match.id}`;
    this.#followers = Array.from({ length: followerCount }, () => new Follower({ url }));
  }

  static async at(session: RefreshingSession, mailServer: MailServer): Promise<ClockProbe> {
    await session.signIn();
    const probe = new ClockProbe(session, mailServer, await openClub(session, 1));
    for (const follower of probe.#followers) follower.start();
    await probe.#expect('a follower could not connect', () =>
      probe.#followers.every(({ startedAt }) => startedAt !== null),
    );
    return probe;
  }

  /** Uses everything once, after the clock was moved. */
  async check(when: string): Promise<void> {
    const isExchanged = await this.#session.refreshIfExpired();
    await this.#score(when);
    await this.#receiveEmail(when);
    this.seen.push(
      `${when}: ${isExchanged ? 'a token was exchanged, ' : ''}a goal was received, an email came`,
    );
  }

  async stop(): Promise<void> {
    if (this.#followers.some(({ connections }) => connections > 1))
      this.broken.push('a follower lost the connection');
    for (const follower of this.#followers) await follower.stop();
  }

  /** The last goal written comes last in order, whatever the clock shows, and reaches followers. */
  async #score(when: string): Promise<void> {
    const { id: matchId, teamId } = this.#match;
    const clientEventId = randomUUID();
    const before = this.#followers.map(({ received }) => received.size);
    const body = { matchId, clientEventId, type: 'GOAL', teamId, period: 1, minute: 10 } as const;
    await this.#club.matches.registerEvent({ body });
    this.#goals.push(clientEventId);
    const { events } = await this.#club.matches.desk({ params: { id: matchId } });
    const order = events.filter(({ type }) => type === 'GOAL').map((event) => event.clientEventId);
    if (order.join() !== this.#goals.join()) this.broken.push(`${when}: goals are not in their order`);
    await this.#expect(`${when}: a goal was not received`, () =>
      this.#followers.every(({ received }, index) => received.size > (before[index] ?? 0)),
    );
  }

  async #receiveEmail(when: string): Promise<void> {
    const email = `${this.seen.length}@example.com`;
    await createClient(authRoutes, this.#session).register({ body: { ...person, email } });
    await this.#expect(`${when}: no email came`, () => this.#post.delivered.includes(email));
  }

  async #expect(otherwise: string, isDone: () => boolean): Promise<void> {
    for (let waited = 0; !isDone() && waited < timeout; waited += 50) await pause(50);
    if (!isDone()) this.broken.push(otherwise);
  }
}
