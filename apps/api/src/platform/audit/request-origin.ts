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

/** Handles a request so that its audit log entries know where it came from. */
export function withRequestOrigin<T>(origin: RequestOrigin, handle: () => T): T {
  return storage.run(origin, handle);
}

/** Undefined outside of a request. */
export function currentRequestOrigin(): RequestOrigin | undefined {
  return storage.getStore();
}
