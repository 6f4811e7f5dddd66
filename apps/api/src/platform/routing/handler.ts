import type { Call, Calls, Read, Refusal } from '@traip/contract';
import type { Caller } from '../authorization/caller.ts';
import type { DeskScope, OrganisationScope, TeamScope, ViewScope } from '../authorization/scope.ts';
import type { Context } from './context.ts';

interface Input<C extends Call> {
  readonly params: Read<C['params']>;
  readonly query: Read<C['query']>;
  readonly body: Read<C['body']>;
  readonly file: C['upload'] extends object ? Buffer : undefined;
}

type CallerOf<C extends Call> = C['access']['kind'] extends 'anyone'
  ? null
  : C['access']['kind'] extends 'open'
    ? Caller | null
    : C['access'] extends { scorer: true }
      ? Caller | null
      : Caller;

type ScopeOf<C extends Call> = C['access'] extends { kind: 'in-organisation'; optional: true }
  ? OrganisationScope | null
  : C['access'] extends { scorer: true }
    ? DeskScope
    : C['access']['kind'] extends 'in-organisation'
      ? OrganisationScope
      : C['access']['kind'] extends 'with-team'
        ? TeamScope
        : C['access']['kind'] extends 'sees'
          ? ViewScope
          : null;

/** Refusals that every call may give besides its own. */
type SharedRefusal = 'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN' | 'CONFIRMATION_REQUIRED';

/** Handles one call: returns the reply, or a refusal that the contract declares for it. */
export type Handler<C extends Call> = (
  context: Context<CallerOf<C>, ScopeOf<C>>,
  input: Input<C>,
) => Promise<Read<C['reply']> | Refusal<C['errors'][number] | SharedRefusal>>;

/** One handler for every call; a missing one is a type error. */
export type Handlers<T extends Readonly<Record<string, Calls>>> = {
  readonly [R in keyof T]: { readonly [C in keyof T[R]]: Handler<T[R][C]> };
};
