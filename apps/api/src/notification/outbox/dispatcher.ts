import type { Services } from '../../platform/services/services.ts';
import { claimFollowerNews } from '../followers/outbox/queries.ts';
import { claimDeliveries } from '../webhook/deliver/queries.ts';
import { claimEmails, claimPushMessages, findOldestPendingEmail } from './queries.ts';

interface DispatcherOptions extends Pick<Services, 'db' | 'jobs' | 'now'> {
  /** Milliseconds during which notifications are collected into one email. */
  readonly mailDelay: number;
  readonly onError: (error: unknown) => void;
}

/** In case a notice was lost, or another process stopped before its emails were due. */
const maxPollDelayMs = 60_000;

/**
 * Moves pending notifications to the queues for emails and push messages, and events for webhooks and
 * followers to theirs. Every process has a dispatcher and polls when notified; rows are claimed and queued in
 * one transaction, so that each is sent exactly once.
 */
export class OutboxDispatcher {
  readonly #options: DispatcherOptions;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;
  #isRequested = false;
  #polling: Promise<void> | null = null;

  constructor(options: DispatcherOptions) {
    this.#options = options;
  }

  /** Polls now, or again after the poll in progress. */
  poll(): void {
    this.#isRequested = true;
    this.#polling ??= this.#pollWhileRequested();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#polling;
  }

  async #pollWhileRequested(): Promise<void> {
    while (this.#isRequested && !this.#isStopped) {
      this.#isRequested = false;
      await this.#dispatch().catch(this.#options.onError);
    }
    this.#polling = null;
  }

  async #dispatch(): Promise<void> {
    const { db, jobs, now, mailDelay } = this.#options;
    await db.transaction().execute(async (trx) => {
      const pushMessages = await claimPushMessages(trx);
      await jobs.sendMany(trx, 'push', pushMessages);
      const emails = await claimEmails(trx, new Date(now().getTime() - mailDelay));
      await jobs.sendMany(
        trx,
        'mail',
        emails.map(({ userId, ids }) => ({ letter: 'notifications', userId, ids })),
      );
      const deliveries = await claimDeliveries(trx);
      await jobs.sendToWebhooks(trx, deliveries);
      const news = await claimFollowerNews(trx);
      await jobs.sendMany(trx, 'followers', news);
      // There may be more than one batch.
      this.#isRequested ||= [pushMessages, emails, deliveries, news].some((batch) => batch.length > 0);
    });
    await this.#scheduleNextPoll();
  }

  async #scheduleNextPoll(): Promise<void> {
    const { db, now, mailDelay } = this.#options;
    const oldest = await findOldestPendingEmail(db);
    const due = oldest === null ? maxPollDelayMs : oldest.getTime() + mailDelay - now().getTime();
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.poll(), Math.min(Math.max(due, 0) + 20, maxPollDelayMs));
    this.#timer.unref();
  }
}
