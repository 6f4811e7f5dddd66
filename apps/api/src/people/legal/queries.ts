import type { Insertable } from 'kysely';
import type { AgreementsTable, LegalTextsTable } from '../../platform/db/legal-tables.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

/** Stored texts stay as they are: a different text has a different version. */
export async function storeTexts(trx: Trx, texts: readonly Insertable<LegalTextsTable>[]): Promise<void> {
  await trx
    .insertInto('legalTexts')
    .values([...texts])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function insertAgreements(
  trx: Trx,
  agreements: readonly Insertable<AgreementsTable>[],
): Promise<void> {
  await trx
    .insertInto('agreements')
    .values([...agreements])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export function listAgreements(db: Database, userId: string) {
  return db
    .selectFrom('agreements')
    .select(['document', 'locale', 'version', 'agreedAt'])
    .where('userId', '=', userId)
    .orderBy('agreedAt', 'desc')
    .orderBy('document', 'desc')
    .execute();
}
