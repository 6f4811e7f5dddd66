import type { Locale } from '@traip/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from '../authorization/caller.ts';
import type { Scope } from '../authorization/scope.ts';
import type { Services } from '../services/services.ts';

/** What a handler gets besides its input. `caller` and `scope` are set exactly when the call's `who` requires them. */
export interface Context<C extends Caller | null = Caller | null, S extends Scope = Scope> extends Services {
  readonly caller: C;
  readonly scope: S;
  readonly locale: Locale;
  readonly ip: string;
  readonly userAgent: string;
  readonly log: FastifyBaseLogger;
}
