import type { Trx } from '../../../platform/db/schema.ts';
import { deleteSecondFactorsSince, hasAuthenticator, listPasskeys } from './queries.ts';
import { deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts';

/** Removes factors added since a moment, and the recovery codes, which an intruder may have regenerated. */
export async function removeSecondFactorsSince(trx: Trx, userId: string, since: Date): Promise<void> {
  await deleteSecondFactorsSince(trx, userId, since);
  const isLeft = (await listPasskeys(trx, userId)).length > 0 || (await hasAuthenticator(trx, userId));
  // Codes that no one has seen keep the second step on; a user with a factor left can generate new ones.
  if (isLeft) await replaceRecoveryCodes(trx, userId);
  else await deleteRecoveryCodes(trx, userId);
}
