import type { Trx } from '../../platform/db/schema.ts';
import { deleteMailTokens } from './queries.ts';
import { deleteChallengesOf } from './second-factor/challenges.ts';

/**
 * When the owner takes an account back into their own hands, nothing that somebody else has begun may still be finished:
 * links to reset the password or to change the address, and half a sign-in.
 */
export async function forgetPending(trx: Trx, userId: string): Promise<void> {
  await deleteMailTokens(trx, userId, 'reset-password');
  await deleteMailTokens(trx, userId, 'change-email');
  await deleteChallengesOf(trx, userId);
}
