import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Store } from './open.ts';

/** Notified when something that people follow live has changed. */
export const liveChannel = 'traip_live';

/** Notified when a user got a notification. */
export const bellChannel = 'traip_bell';

interface Listener {
  stop(): Promise<void>;
}

interface ListenHandlers {
  /** Also called after reconnecting, because notices may have been lost meanwhile. */
  readonly onNotice: () => void;
  readonly onError: (error: unknown) => void;
}

/** Listens to a channel of the database until stopped. */
export function listen(store: Store, channel: string, handlers: ListenHandlers): Promise<Listener> {
  return store.kind === 'embedded'
    ? listenEmbedded(store.pglite, channel, handlers)
    : new ListenConnection(store.url, channel, handlers).open();
}

async function listenEmbedded(
  pglite: PGlite,
  channel: string,
  { onNotice }: ListenHandlers,
): Promise<Listener> {
  const unlisten = await pglite.listen(channel, onNotice);
  return { stop: () => unlisten() };
}

const minRetryDelay = 100;
const maxRetryDelay = 5_000;

/** A connection outside the pool: notices arrive only on the connection that listens. */
class ListenConnection implements Listener {
  readonly #url: string;
  readonly #channel: string;
  readonly #handlers: ListenHandlers;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #retryDelay = minRetryDelay;
  #isStopped = false;

  constructor(url: string, channel: string, handlers: ListenHandlers) {
    this.#url = url;
    this.#channel = channel;
    this.#handlers = handlers;
  }

  async open(): Promise<Listener> {
    await this.#connect();
    return this;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'traip live',
      keepAlive: true,
    });
    // A lost connection emits both `error` and `end`: reconnect on `end` only.
    client.on('error', this.#handlers.onError);
    client.on('notification', this.#handlers.onNotice);
    client.once('end', () => this.#reconnect(client));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
      this.#retryDelay = minRetryDelay;
      this.#handlers.onNotice();
    } catch (error) {
      if (this.#isStopped) return;
      this.#handlers.onError(error);
      this.#reconnect(client);
    }
  }

  #reconnect(lost: pg.Client): void {
    if (this.#isStopped || this.#client !== lost) return;
    this.#client = null;
    lost.end().catch(this.#handlers.onError);
    this.#timer = setTimeout(() => void this.#connect(), this.#retryDelay);
    this.#timer.unref();
    this.#retryDelay = Math.min(this.#retryDelay * 2, maxRetryDelay);
  }
}
