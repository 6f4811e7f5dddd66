import { sql } from 'kysely';
import type { BirthdayNoticesTable } from '../../../platform/db/person-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

/** Everyone with a guardian who was born between two days, with the guardian's language. */
export function listBornBetween(db: Database, from: string, to: string) {
  return db
    .selectFrom('guardians')
    .innerJoin('players', 'players.id', 'guardians.childId')
    .innerJoin('persons', 'persons.id', 'guardians.childId')
    .innerJoin('users', 'users.id', 'guardians.userId')
    .select(['players.id', 'players.userCode', 'players.birthday', 'persons.email', 'users.locale'])
    .distinctOn('players.id')
    .where('guardians.endedAt', 'is', null)
    .where('players.deletedAt', 'is', null)
    .where(sql<boolean>`players.birthday between ${from}::date and ${to}::date`)
    .orderBy('players.id')
    .orderBy('guardians.since')
    .execute();
}

/** Whether they should be told now: each is told once, whichever process does it. */
export async function recordNotice(
  trx: Trx,
  notice: Pick<BirthdayNoticesTable, 'personId' | 'about' | 'toldAt'>,
): Promise<boolean> {
  const row = await trx
    .insertInto('birthdayNotices')
    .values(notice)
    .onConflict((conflict) => conflict.doNothing())
    .returning('personId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends their guardianships; consents given stay. */
export async function endGuardianships(trx: Trx, childId: string, endedAt: Date): Promise<void> {
  await trx
    .updateTable('guardians')
    .set({ endedAt, cameOfAge: true })
    .where('childId', '=', childId)
    .where('endedAt', 'is', null)
    .execute();
}
