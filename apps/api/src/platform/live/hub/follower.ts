import type { ServerResponse } from 'node:http';
import type { Feed, Viewer } from '../feed/feed.ts';
import { goneMessage, type Message } from './message.ts';
import { mostMissed } from './queries.ts';

interface Following {
  readonly feed: Feed;
  readonly viewer: Viewer | null;
  /** How many bytes may wait for somebody who does not read them. */
  readonly mostWaiting: number;
}

/** One open line to somebody who follows a feed. */
export class Follower {
  readonly feed: Feed;
  readonly viewer: Viewer | null;
  readonly #response: ServerResponse;
  readonly #mostWaiting: number;
  /** What happens while what was missed is looked up comes after it. */
  #held: Message[] | null = [];
  #isTold: (message: Message) => boolean = () => false;

  constructor(response: ServerResponse, { feed, viewer, mostWaiting }: Following) {
    this.feed = feed;
    this.viewer = viewer;
    this.#response = response;
    this.#mostWaiting = mostWaiting;
  }

  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed;
  }

  tell(message: Message): void {
    if (this.#held === null) this.#tellNew(message);
    else if (this.#held.length < mostMissed) this.#held.push(message);
    else this.drop();
  }

  /** Goes on with what happened meanwhile. The hub may be behind what was told here: nothing is told twice. */
  goOn(isTold: (message: Message) => boolean): void {
    const held = this.#held ?? [];
    this.#held = null;
    this.#isTold = isTold;
    for (const message of held) this.#tellNew(message);
  }

  #tellNew(message: Message): void {
    if (!this.#isTold(message)) this.write(message.bytes);
  }

  /** Who does not read is let go: they come back, and are told then what they missed. */
  write(bytes: Buffer): void {
    if (!this.isOpen) return;
    if (this.#response.writableLength > this.#mostWaiting) this.drop();
    else this.#response.write(bytes);
  }

  /** What was missed is told no faster than it is read; who does not read at all is let go. */
  async hasRoom(): Promise<void> {
    if (!this.isOpen || !this.#response.writableNeedDrain) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#response.once('drain', resolve).once('close', resolve);
    const late = setTimeout(() => this.drop(), slowest);
    await promise;
    clearTimeout(late);
    this.#response.off('drain', resolve).off('close', resolve);
  }

  /** May not follow this any more. */
  sendAway(): void {
    this.write(goneMessage);
    void this.end();
  }

  /** Says goodbye; who does not take it in time is cut off. */
  async end(): Promise<void> {
    if (!this.isOpen) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#response.once('close', resolve);
    this.#response.end();
    const late = setTimeout(() => this.drop(), patience);
    await promise;
    clearTimeout(late);
  }

  drop(): void {
    this.#response.destroy();
  }
}

const patience = 500;
const slowest = 10_000;
