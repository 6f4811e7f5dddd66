import { type Refusal, refuse } from '@traip/contract';
import type { StoreFailure } from '../db/store-failure.ts';

/** A restarted database is back within seconds; freeing disk space takes a person. */
const retryAfterSeconds: Record<StoreFailure, number> = { unavailable: 5, full: 60 };

/** Nothing was changed, and it is not the caller's fault: says when to retry. */
export function unavailableRefusal(failure: StoreFailure): Refusal<'SERVICE_UNAVAILABLE' | 'STORAGE_FULL'> {
  const details = { retryAfterSeconds: retryAfterSeconds[failure] };
  return refuse(failure === 'full' ? 'STORAGE_FULL' : 'SERVICE_UNAVAILABLE', { details });
}
