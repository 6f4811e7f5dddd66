import type { Trx } from '../../../platform/db/schema.ts';
import { deleteSecondFactorsSince, hasAuthenticator, listPasskeys } from './queries.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';

/** Removes what was added since a moment, and the recovery codes, which somebody may have made anew. */
export async function removeSecondFactorsSince(trx: Trx, userId: string, since: Date): Promise<void> {
  await deleteSecondFactorsSince(trx, userId, since);
  const isLeft = (await listPasskeys(trx, userId)).length > 0 || (await hasAuthenticator(trx, userId));
  // Codes that nobody has seen keep the second step on; who has a factor left makes others.
  if (isLeft) await replaceRecoveryCodes(trx, userId);
  else await deleteRecoveryCodes(trx, userId);
}
