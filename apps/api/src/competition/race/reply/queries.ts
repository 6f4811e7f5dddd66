import { type Selectable, sql } from 'kysely';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { RacesTable } from '../../../platform/db/race-tables.ts';
import type { Database } from '../../../platform/db/schema.ts';

export interface CountedRace extends Selectable<RacesTable> {
  readonly entries: number;
  readonly results: number;
}

const counted = (db: Database) =>
  db
    .selectFrom('races')
    .selectAll('races')
    .select([
      sql<number>`(select count(*) from race_entries where race_entries.race_id = races.id)`.as('entries'),
      // Everyone with a result has a position from 1, so the last one is the count without reading all rows.
      sql<number>`coalesce((select max(race_results.position) from race_results
        where race_results.race_id = races.id), 0)`.as('results'),
    ]);

/** The races of a competition, in order. */
export function listRaces(db: Database, competitionId: string): Promise<CountedRace[]> {
  return counted(db)
    .where('races.competitionId', '=', competitionId)
    .orderBy('races.position')
    .orderBy('races.roundOrder')
    .orderBy('races.id')
    .execute();
}

/** All rounds of a race's event, from the first to the finals. */
export function listCountedRounds(
  db: Database,
  { id, eventId }: Pick<CountedRace, 'id' | 'eventId'>,
): Promise<CountedRace[]> {
  const first = eventId ?? id;
  return counted(db)
    .where(({ eb, or }) => or([eb('races.id', '=', first), eb('races.eventId', '=', first)]))
    .orderBy('races.roundOrder')
    .execute();
}

export function findRace(db: Database, competitionId: string, id: string): Promise<CountedRace | undefined> {
  return counted(db)
    .where('races.competitionId', '=', competitionId)
    .where('races.id', '=', id)
    .executeTakeFirst();
}

/** Whether the caller can see a competition. */
export async function isVisible(
  db: Database,
  userId: string | null,
  competitionId: string,
): Promise<boolean> {
  const row = await competitionsVisibleTo(db, userId)
    .select('competitions.id')
    .where('competitions.id', '=', competitionId)
    .executeTakeFirst();
  return row !== undefined;
}
