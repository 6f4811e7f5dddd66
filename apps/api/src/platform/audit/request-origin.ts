import { AsyncLocalStorage } from 'node:async_hooks';

/** Where a request comes from. */
export interface RequestOrigin {
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Whether it is made with a scorer link. */
  readonly isScorer: boolean;
  /** The access token with which a program makes it. */
  readonly tokenName?: string | undefined;
}

const storage = new AsyncLocalStorage<RequestOrigin>();

/** Runs the handling of a request, so that entries of the audit log know where it comes from. */
export function withRequestOrigin<T>(origin: RequestOrigin, handle: () => T): T {
  return storage.run(origin, handle);
}

/** Undefined outside of a request. */
export function currentRequestOrigin(): RequestOrigin | undefined {
  return storage.getStore();
}
