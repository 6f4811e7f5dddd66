import type { Database } from '../../../platform/db/schema.ts';
import type { Services } from '../../../platform/services/services.ts';
import { licenceKeyId, licenceSigner } from './licence-key.ts';

/** Desks trust what is stored: so they go on reading cards that were signed with an earlier secret. */
export async function saveLicenceKeys({
  db,
  keys,
  now,
}: Pick<Services, 'db' | 'keys' | 'now'>): Promise<void> {
  const rows = keys.licence.accepted.map((secret) => ({
    publicKey: licenceSigner(secret).publicKey,
    createdAt: now(),
  }));
  await db
    .insertInto('licenceKeys')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What desks check codes with, the latest first. */
export async function listLicenceKeys(db: Database) {
  const rows = await db
    .selectFrom('licenceKeys')
    .select('publicKey')
    .orderBy('createdAt', 'desc')
    .orderBy('publicKey')
    .limit(20)
    .execute();
  return rows.map(({ publicKey }) => ({ id: licenceKeyId(publicKey), publicKey }));
}
