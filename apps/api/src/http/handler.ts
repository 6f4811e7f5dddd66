import type { Call, Calls, Read, Refusal } from '@traip/contract';
import type { Caller, Context } from '../context.ts';

interface Input<C extends Call> {
  readonly params: Read<C['params']>;
  readonly query: Read<C['query']>;
  readonly body: Read<C['body']>;
}

type CallerOf<C extends Call> = C['who']['kind'] extends 'signed-in'
  ? Caller
  : C['who']['kind'] extends 'anyone'
    ? null
    : Caller | null;

/** What every call may answer besides its own errors. */
type SharedRefusal = 'UNAUTHORIZED' | 'NOT_FOUND' | 'FORBIDDEN';

/** Serves one call: the reply, or a refusal that the contract declares for it. */
export type Handler<C extends Call> = (
  context: Context<CallerOf<C>>,
  input: Input<C>,
) => Promise<Read<C['reply']> | Refusal<C['errors'][number] | SharedRefusal>>;

/** A handler for every call: a missing one does not compile. */
export type Handlers<T extends Readonly<Record<string, Calls>>> = {
  readonly [R in keyof T]: { readonly [C in keyof T[R]]: Handler<T[R][C]> };
};
