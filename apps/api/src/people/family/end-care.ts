import type { Trx } from '../../platform/db/schema.ts';
import { listDocuments } from '../document/queries.ts';
import { refreshDecisions } from './give-consents.ts';
import { endGuardianship, eraseStray, listChildren, listScans, lockPerson } from './queries.ts';

/**
 * Ends the care of a guardian for a child: what only they decided no longer holds, and a child of nobody and no team is
 * erased. Returns the private files that may have gone with it.
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

/** Somebody who deletes their account answers for nobody any more. */
export async function endAllCare(trx: Trx, userId: string, at: Date): Promise<readonly (string | null)[]> {
  const children = (await listChildren(trx, userId)).map(({ id }) => id).toSorted();
  const files = [];
  for (const personId of children) {
    await lockPerson(trx, personId);
    files.push(...(await endCare(trx, { personId, userId }, at)));
  }
  return files;
}
