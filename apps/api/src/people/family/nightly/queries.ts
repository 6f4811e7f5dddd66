import { sql } from 'kysely';
import type { BirthdayNoticesTable } from '../../../platform/db/person-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

/** Everybody with a guardian who was born from one day to another, with the language of the guardian. */
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

/** Whether they are told now: nobody is told twice, whichever process tells. */
export async function noteTold(
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

/** From now on nobody answers for them; what was given stays. */
export async function endGuardianships(trx: Trx, childId: string, endedAt: Date): Promise<void> {
  await trx
    .updateTable('guardians')
    .set({ endedAt, cameOfAge: true })
    .where('childId', '=', childId)
    .where('endedAt', 'is', null)
    .execute();
}
