import { randomBytes } from 'node:crypto';
import { Product } from '@traip/traip/launch';
import { type Caller, signedIn } from '../scoring/club.ts';

interface Ground {
  /** If left out, the embedded database, which serves only one process. */
  readonly database?: string | undefined;
  readonly folder: string;
  /** If left out, no email is sent. */
  readonly mail?: string;
  /** The live connections that each process accepts. */
  readonly liveLines?: number;
}

/** Several Traips on one database, as behind a proxy: they share only the database and the secret. */
export class Fleet {
  readonly products: readonly Product[];

  private constructor(products: readonly Product[]) {
    this.products = products;
  }

  static async of(count: number, { database, folder, mail, liveLines }: Ground): Promise<Fleet> {
    const settings = {
      WEB: 'none',
      LOG_LEVEL: 'error',
      DEMO_DATA: 'false',
      DATA_DIR: folder,
      MAIL_DELAY: '1',
      AUTH_SECRET: randomBytes(24).toString('hex'),
      ...(database === undefined ? {} : { DATABASE_URL: database }),
      ...(mail === undefined ? {} : { SMTP_URL: mail }),
      ...(liveLines === undefined ? {} : { LIVE_LINES: String(liveLines) }),
    };
    return new Fleet(await Promise.all(Array.from({ length: count }, () => Product.with(settings))));
  }

  /** Starts one after the other: the first creates the tables. */
  async start(): Promise<void> {
    for (const product of this.products) await product.start();
  }

  async stop(): Promise<void> {
    await Promise.all(this.products.map((product) => product.stop()));
  }

  get origins(): readonly string[] {
    return this.products.map(({ origin }) => origin);
  }

  /** One user who signed in once, at the first process, and is known to all of them. */
  callers(): readonly Caller[] {
    const signedInOnce = signedIn(this.originAt(0));
    return this.origins.map((origin) => ({ ...signedInOnce, origin }));
  }

  /** Takes turns between the processes. */
  originAt(turn: number): string {
    return this.origins[turn % this.origins.length] ?? '';
  }
}

/** Takes turns between the callers. */
export function callerAt(callers: readonly Caller[], turn: number): Caller {
  const caller = callers[turn % callers.length];
  if (!caller) throw new Error('A fleet has at least one process.');
  return caller;
}
