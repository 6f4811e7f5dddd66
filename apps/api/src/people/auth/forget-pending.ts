import type { Trx } from '../../platform/db/schema.ts';
import { deleteMailTokens } from './queries.ts';
import { deleteChallengesOf } from './second-factor/challenges.ts';

/**
 * When the owner recovers an account, nothing that someone else has begun may still be finished: links to
 * reset the password or change the address, and a half-completed sign-in.
 */
export async function forgetPending(trx: Trx, userId: string): Promise<void> {
  await deleteMailTokens(trx, userId, 'reset-password');
  await deleteMailTokens(trx, userId, 'change-email');
  await deleteChallengesOf(trx, userId);
}
