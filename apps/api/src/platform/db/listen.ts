import type { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import type { Store } from './open.ts';

/** Where it is said that something changed which people follow live. */
export const liveChannel = 'traip_live';

/** Where it is said that somebody was told something. */
export const bellChannel = 'traip_bell';

export interface Listening {
  stop(): Promise<void>;
}

interface Ears {
  /** Something was said; or the line was down, and nobody knows what was said meanwhile. */
  readonly onNotice: () => void;
  readonly onError: (error: unknown) => void;
}

/** Listens to a channel of the database until told to stop. */
export function listen(store: Store, channel: string, ears: Ears): Promise<Listening> {
  return store.kind === 'embedded'
    ? listenInside(store.pglite, channel, ears)
    : new Line(store.url, channel, ears).open();
}

async function listenInside(pglite: PGlite, channel: string, { onNotice }: Ears): Promise<Listening> {
  const unlisten = await pglite.listen(channel, onNotice);
  return { stop: () => unlisten() };
}

const firstWait = 100;
const longestWait = 5_000;

/** One connection of its own, beside the pool: whoever borrows one from there would hear nothing while others use it. */
class Line implements Listening {
  readonly #url: string;
  readonly #channel: string;
  readonly #ears: Ears;
  #client: pg.Client | null = null;
  #timer: NodeJS.Timeout | undefined;
  #wait = firstWait;
  #isStopped = false;

  constructor(url: string, channel: string, ears: Ears) {
    this.#url = url;
    this.#channel = channel;
    this.#ears = ears;
  }

  async open(): Promise<Listening> {
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
    // A lost connection says so twice, as an error and as its end: the end is where we go on.
    client.on('error', this.#ears.onError);
    client.on('notification', this.#ears.onNotice);
    client.once('end', () => this.#again(client));
    this.#client = client;
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
      this.#wait = firstWait;
      this.#ears.onNotice();
    } catch (error) {
      if (this.#isStopped) return;
      this.#ears.onError(error);
      this.#again(client);
    }
  }

  #again(lost: pg.Client): void {
    if (this.#isStopped || this.#client !== lost) return;
    this.#client = null;
    lost.end().catch(this.#ears.onError);
    this.#timer = setTimeout(() => void this.#connect(), this.#wait);
    this.#timer.unref();
    this.#wait = Math.min(this.#wait * 2, longestWait);
  }
}
