import type { Selectable } from 'kysely';
import type { RacesTable } from '../../../platform/db/race-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';

export type RaceRecord = Selectable<RacesTable>;

export interface RaceRef {
  readonly competitionId: string;
  readonly raceId: string;
}

/** Serialises changes of a race. Undefined if it belongs to another competition. */
export function lockRace(
  trx: Trx,
  { organisationId }: OrganisationRef,
  { competitionId, raceId }: RaceRef,
): Promise<RaceRecord | undefined> {
  return trx
    .selectFrom('races')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .where('competitionId', '=', competitionId)
    .where('id', '=', raceId)
    .forUpdate()
    .executeTakeFirst();
}
