import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { Pair } from '../licences/queries.ts';

/** Two ids in the order in which they are stored. */
function ordered({ from, to }: Pair): { oneId: string; otherId: string } {
  return from < to ? { oneId: from, otherId: to } : { oneId: to, otherId: from };
}

export async function insertDifferent(
  trx: Trx,
  pair: Pair,
  judged: { readonly judgedBy: string; readonly judgedAt: Date },
): Promise<void> {
  await trx
    .insertInto('differentPeople')
    .values({ ...ordered(pair), ...judged })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteDifferent(trx: Trx, pair: Pair): Promise<void> {
  const { oneId, otherId } = ordered(pair);
  await trx.deleteFrom('differentPeople').where('oneId', '=', oneId).where('otherId', '=', otherId).execute();
}

/** Which of these people were marked as different, latest first. */
export function listDifferent(db: Database, personIds: readonly string[]) {
  const among = sql<string>`any(${sql.val([...personIds])}::uuid[])`;
  return db
    .selectFrom('differentPeople as judged')
    .innerJoin('players as one', 'one.id', 'judged.oneId')
    .innerJoin('players as other', 'other.id', 'judged.otherId')
    .select(['judged.oneId', 'judged.otherId', 'judged.judgedAt'])
    .select(['one.firstName', 'one.surnames'])
    .select(['other.firstName as otherFirstName', 'other.surnames as otherSurnames'])
    .select('other.userCode as otherUserCode')
    .where('judged.oneId', '=', among)
    .where('judged.otherId', '=', among)
    .where('one.deletedAt', 'is', null)
    .where('other.deletedAt', 'is', null)
    .orderBy('judged.judgedAt', 'desc')
    .limit(500)
    .execute();
}
