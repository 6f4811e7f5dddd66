import type { Database } from '../../../platform/db/schema.ts';
import type { Services } from '../../../platform/services/services.ts';
import { licenceKeyId, licenceSigner } from './licence-key.ts';

/** Desks trust all stored keys, so they can still read cards signed with an earlier secret. */
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

/** The keys that desks verify codes with, latest first. */
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
