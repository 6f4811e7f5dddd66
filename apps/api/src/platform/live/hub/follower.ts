import type { ServerResponse } from 'node:http';
import type { Feed, Viewer } from '../feed/feed.ts';
import { goneMessage, type Message } from './message.ts';
import { maxMissedChanges } from './queries.ts';

interface FollowerOptions {
  readonly feed: Feed;
  readonly viewer: Viewer | null;
  /** How many bytes may be buffered for a client that does not read. */
  readonly maxBufferedBytes: number;
}

/** An open event stream of one client that follows a feed. */
export class Follower {
  readonly feed: Feed;
  readonly viewer: Viewer | null;
  readonly #response: ServerResponse;
  readonly #maxBufferedBytes: number;
  /** Messages that arrive while missed ones are being sent; null once those are done. */
  #pending: Message[] | null = [];
  #wasSent: (message: Message) => boolean = () => false;

  constructor(response: ServerResponse, { feed, viewer, maxBufferedBytes }: FollowerOptions) {
    this.feed = feed;
    this.viewer = viewer;
    this.#response = response;
    this.#maxBufferedBytes = maxBufferedBytes;
  }

  get isOpen(): boolean {
    return !this.#response.writableEnded && !this.#response.destroyed;
  }

  send(message: Message): void {
    if (this.#pending === null) this.#sendNew(message);
    else if (this.#pending.length < maxMissedChanges) this.#pending.push(message);
    else this.drop();
  }

  /** Sends what is pending. The hub may lag behind what was sent here, so `wasSent` filters duplicates. */
  resume(wasSent: (message: Message) => boolean): void {
    const pending = this.#pending ?? [];
    this.#pending = null;
    this.#wasSent = wasSent;
    for (const message of pending) this.#sendNew(message);
  }

  #sendNew(message: Message): void {
    if (!this.#wasSent(message)) this.write(message.bytes);
  }

  /** A client that does not read is disconnected; it reconnects and gets what it missed. */
  write(bytes: Buffer): void {
    if (!this.isOpen) return;
    if (this.#response.writableLength > this.#maxBufferedBytes) this.drop();
    else this.#response.write(bytes);
  }

  /** Missed changes are sent no faster than they are read; a client that does not read at all is disconnected. */
  async waitForDrain(): Promise<void> {
    if (!this.isOpen || !this.#response.writableNeedDrain) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#response.once('drain', resolve).once('close', resolve);
    const timer = setTimeout(() => this.drop(), drainTimeoutMs);
    await promise;
    clearTimeout(timer);
    this.#response.off('drain', resolve).off('close', resolve);
  }

  /** Ends the stream of a client that may no longer follow the feed. */
  dismiss(): void {
    this.write(goneMessage);
    void this.end();
  }

  /** Ends the stream, by force if the client does not close it in time. */
  async end(): Promise<void> {
    if (!this.isOpen) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#response.once('close', resolve);
    this.#response.end();
    const timer = setTimeout(() => this.drop(), closeTimeoutMs);
    await promise;
    clearTimeout(timer);
  }

  drop(): void {
    this.#response.destroy();
  }
}

const closeTimeoutMs = 500;
const drainTimeoutMs = 10_000;
