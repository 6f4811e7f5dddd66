import type { Trx } from '../../platform/db/schema.ts';
import { listDocuments } from '../document/queries.ts';
import { refreshDecisions } from './give-consents.ts';
import { endGuardianship, eraseStray, listChildren, listScans, lockPerson } from './queries.ts';

/**
 * Ends a guardian's care of a child: what only they decided is no longer in force, and a child without
 * guardian and team is erased. Returns the private files to delete.
 */
export async function endCare(
  trx: Trx,
  { personId, userId }: { readonly personId: string; readonly userId: string },
  at: Date,
): Promise<readonly (string | null)[]> {
  const files = [...(await listDocuments(trx, personId)), ...(await listScans(trx, personId))];
  await endGuardianship(trx, personId, userId, at);
  await refreshDecisions(trx, personId);
  await eraseStray(trx, personId);
  return files.map(({ fileKey }) => fileKey);
}

/** A user who deletes their account is no one's guardian any more. */
export async function endAllCare(trx: Trx, userId: string, at: Date): Promise<readonly (string | null)[]> {
  const children = (await listChildren(trx, userId)).map(({ id }) => id).toSorted();
  const files = [];
  for (const personId of children) {
    await lockPerson(trx, personId);
    files.push(...(await endCare(trx, { personId, userId }, at)));
  }
  return files;
}
