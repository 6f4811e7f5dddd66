import type { Locale } from '@traip/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Providers } from './auth/providers/providers.ts';
import type { Database } from './db/schema.ts';
import type { Jobs } from './jobs/jobs.ts';

/** What the whole backend stands on; made once, when it starts. */
export interface House {
  readonly db: Database;
  readonly jobs: Jobs;
  /** Signs access tokens. */
  readonly secret: Uint8Array;
  /** Social sign-in: the providers that are set up here. */
  readonly providers: Providers;
  /** The clock; tests move it. */
  readonly now: () => Date;
}

/** The signed-in person who makes a call. Only the gate makes one. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

/** What a handler gets besides its input. `caller` is there exactly when the call's `who` demands one. */
export interface Context<C extends Caller | null = Caller | null> extends House {
  readonly caller: C;
  readonly locale: Locale;
  readonly ip: string;
  readonly log: FastifyBaseLogger;
}
