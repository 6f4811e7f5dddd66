import type { Services } from '../../platform/services/services.ts';
import { claimMail, claimRings, oldestMail } from './queries.ts';

interface Ground extends Pick<Services, 'db' | 'jobs' | 'now'> {
  /** Milliseconds in which news gather before they leave as one mail. */
  readonly mailDelay: number;
  readonly onError: (error: unknown) => void;
}

/** In case a notice was lost, or somebody stopped before what they waited for was due. */
const lookAgain = 60_000;

/**
 * Hands news over to the queues that mail and ring. Every process has one, and looks when it is said that somebody was
 * told something; what one takes is in a queue in the same transaction, so that nothing leaves twice or not at all.
 */
export class Courier {
  readonly #ground: Ground;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #isAsked = false;
  #looking: Promise<void> | null = null;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** Looks now, or once more after the look that is under way. */
  look(): void {
    this.#isAsked = true;
    this.#looking ??= this.#lookWhileAsked();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  async #lookWhileAsked(): Promise<void> {
    while (this.#isAsked && !this.#isStopped) {
      this.#isAsked = false;
      await this.#handOver().catch(this.#ground.onError);
    }
    this.#looking = null;
  }

  async #handOver(): Promise<void> {
    const { db, jobs, now, mailDelay } = this.#ground;
    await db.transaction().execute(async (trx) => {
      const rings = await claimRings(trx);
      await jobs.sendMany(trx, 'push', rings);
      const mails = await claimMail(trx, new Date(now().getTime() - mailDelay));
      await jobs.sendMany(
        trx,
        'mail',
        mails.map(({ userId, ids }) => ({ letter: 'notifications', userId, ids })),
      );
      // There may be more than is taken at once.
      this.#isAsked ||= rings.length > 0 || mails.length > 0;
    });
    await this.#wait();
  }

  async #wait(): Promise<void> {
    const { db, now, mailDelay } = this.#ground;
    const oldest = await oldestMail(db);
    const due = oldest === null ? lookAgain : oldest.getTime() + mailDelay - now().getTime();
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.look(), Math.min(Math.max(due, 0) + 20, lookAgain));
    this.#timer.unref();
  }
}
