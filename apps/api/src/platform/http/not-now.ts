import { type Refusal, refuse } from '@traip/contract';
import type { StoreTrouble } from '../db/trouble.ts';

/** A database that was restarted is back in seconds; room on a disk is made by a person. */
const comeBackIn: Record<StoreTrouble, number> = { away: 5, full: 60 };

/** Not the caller's fault, and nothing was changed: says when to come back. */
export function notNow(trouble: StoreTrouble): Refusal<'SERVICE_UNAVAILABLE' | 'STORAGE_FULL'> {
  const details = { retryAfterSeconds: comeBackIn[trouble] };
  return refuse(trouble === 'full' ? 'STORAGE_FULL' : 'SERVICE_UNAVAILABLE', { details });
}
