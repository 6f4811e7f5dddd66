import type { Locale } from '@traip/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Providers } from './auth/providers/providers.ts';
import type { Database } from './db/schema.ts';
import type { Files } from './files/files.ts';
import type { Scope } from './gate/scope.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Push } from './notification/push/service.ts';

/** What the whole backend stands on; made once, when it starts. */
export interface House {
  readonly db: Database;
  readonly jobs: Jobs;
  /** Pictures that people upload. */
  readonly files: Files;
  /** The address that people type, for links. */
  readonly publicOrigin: string;
  /** Signs access tokens. */
  readonly secret: Uint8Array;
  /** Whether a password must not be one that guessers try first. */
  readonly refusesEasyPasswords: boolean;
  /** Social sign-in: the providers that are set up here. */
  readonly providers: Providers;
  /** Ringing at the devices of people. */
  readonly push: Push;
  /** The clock; tests move it. */
  readonly now: () => Date;
}

/** The signed-in person who makes a call. Only the gate makes one. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
}

/** What a handler gets besides its input. `caller` and `scope` are there exactly when the call's `who` demands them. */
export interface Context<C extends Caller | null = Caller | null, S extends Scope = Scope> extends House {
  readonly caller: C;
  readonly scope: S;
  readonly locale: Locale;
  readonly ip: string;
  readonly log: FastifyBaseLogger;
}
