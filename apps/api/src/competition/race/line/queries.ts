import { sql } from 'kysely';
import { insertMany, type NewRow } from '../../../platform/db/insert-many.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

const columns = ['id', 'kind', 'at', 'heat', 'bib', 'status', 'isUndone', 'changedAt'] as const;

/** Changes since a revision, because a line can be long. */
export function listMarks(db: Database, raceId: string, since: number) {
  return db
    .selectFrom('raceLineMarks')
    .select(columns)
    .where('raceId', '=', raceId)
    .where('revision', '>', since)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

export function listNamedMarks(trx: Trx, raceId: string, ids: readonly string[]) {
  return trx
    .selectFrom('raceLineMarks')
    .select(columns)
    .where('raceId', '=', raceId)
    .where('id', '=', sql<string>`any(${sql.val([...ids])}::uuid[])`)
    .execute();
}

/** The sport variant of a competition. */
export async function findVariant(db: Database, competitionId: string): Promise<string> {
  const { sportVariantKey } = await db
    .selectFrom('competitions')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select('sportVariantKey')
    .where('competitions.id', '=', competitionId)
    .executeTakeFirstOrThrow();
  return sportVariantKey;
}

/** The number of taps of a line, and its revision. */
export async function findLineState(db: Database, raceId: string) {
  return db
    .selectFrom('raceLineMarks')
    .select(({ fn }) => [
      fn.countAll<number>().as('marks'),
      fn.coalesce(fn.max('revision'), sql<number>`0`).as('revision'),
    ])
    .where('raceId', '=', raceId)
    .executeTakeFirstOrThrow();
}

/** Replaces stored taps with the same ids. */
export async function saveMarks(trx: Trx, raceId: string, rows: readonly NewRow<'raceLineMarks'>[]) {
  await trx
    .deleteFrom('raceLineMarks')
    .where('raceId', '=', raceId)
    .where('id', '=', sql<string>`any(${sql.val(rows.map(({ id }) => id))}::uuid[])`)
    .execute();
  await insertMany(trx, 'raceLineMarks', rows);
}

/** Everyone on the start list by bib, with the name that staff see. */
export function listRunners(db: Database, raceId: string) {
  return db
    .selectFrom('raceEntries as entry')
    .leftJoin('players', 'players.id', 'entry.personId')
    .leftJoin('raceResults as result', 'result.entryId', 'entry.id')
    .select(['entry.bib', 'entry.heat', 'players.firstName', 'players.surnames'])
    .select(['result.mark', 'result.status', 'result.lineOrder as order', 'result.version'])
    .where('entry.raceId', '=', raceId)
    .orderBy('entry.bibOrder')
    .execute();
}
