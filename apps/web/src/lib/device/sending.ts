import { CallFailure } from '@traip/contract';
import type { Localised } from '@traip/engine';

/** Undefined if a retry may help: an expired session, a rate limit, a backend error, or offline. */
export function refusalOf(failure: unknown): Localised | undefined {
  if (!(failure instanceof CallFailure)) return undefined;
  const { status = 0, said: message } = failure;
  const isRetryable = status === 401 || status === 429 || status >= 500;
  return isRetryable ? undefined : message;
}

/** One tab at a time. */
export async function withTabLock(name: string, work: () => Promise<void>): Promise<void> {
  // Browsers have locks only in a secure context; elsewhere the backend detects duplicates.
  if (navigator.locks === undefined) await work();
  else await navigator.locks.request(name, work);
}
