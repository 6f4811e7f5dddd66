import type { MovedFacts } from '../../../platform/db/person-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

export async function insertMerge(
  trx: Trx,
  merge: { id: string; keptId: string; mergedId: string; mergedBy: string; mergedAt: Date },
  moved: MovedFacts,
): Promise<void> {
  await trx
    .insertInto('personMerges')
    .values({ ...merge, moved: JSON.stringify(moved) })
    .execute();
}

export function findMerge(trx: Trx, id: string) {
  return trx
    .selectFrom('personMerges')
    .selectAll()
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function markUndone(trx: Trx, id: string, undoneAt: Date): Promise<void> {
  await trx.updateTable('personMerges').set({ undoneAt }).where('id', '=', id).execute();
}

/** Merges that weren't undone, latest first. */
export function mergesSince(db: Database, since: Date) {
  return db
    .selectFrom('personMerges as merge')
    .innerJoin('players as kept', 'kept.id', 'merge.keptId')
    .innerJoin('persons as merged', 'merged.id', 'merge.mergedId')
    .select(['merge.id', 'merge.keptId', 'merge.mergedAt', 'kept.firstName', 'kept.surnames'])
    .select(['merged.firstName as mergedFirstName', 'merged.surnames as mergedSurnames'])
    .where('merge.undoneAt', 'is', null)
    .where('merge.mergedAt', '>', since)
    .orderBy('merge.mergedAt', 'desc')
    .limit(100);
}
