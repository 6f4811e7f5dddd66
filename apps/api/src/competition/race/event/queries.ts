import type { Selectable } from 'kysely';
import type { RacesTable } from '../../../platform/db/race-tables.ts';
import type { Database } from '../../../platform/db/schema.ts';

export type RoundRecord = Selectable<RacesTable>;

/** All rounds of a race's event, from the first to the finals; only the race itself without an event. */
export function listRounds(
  db: Database,
  { id, eventId }: Pick<RoundRecord, 'id' | 'eventId'>,
): Promise<RoundRecord[]> {
  const first = eventId ?? id;
  return db
    .selectFrom('races')
    .selectAll()
    .where(({ eb, or }) => or([eb('id', '=', first), eb('eventId', '=', first)]))
    .orderBy('roundOrder')
    .execute();
}

/** The rounds after the first one. */
export async function listLaterRounds(
  db: Database,
  race: Pick<RoundRecord, 'id' | 'eventId'>,
): Promise<readonly RoundRecord[]> {
  return race.eventId === null ? (await listRounds(db, race)).slice(1) : [];
}
