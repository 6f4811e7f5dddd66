import { insertMany, type NewRow } from '../../../../platform/db/insert-many.ts';
import type { Database, Trx } from '../../../../platform/db/schema.ts';

interface InOrganisation {
  readonly organisationId: string;
}

export function listRaceRows(db: Database, { organisationId }: InOrganisation, competitionId: string) {
  return db
    .selectFrom('races')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .where('competitionId', '=', competitionId)
    .orderBy('position')
    .orderBy('roundOrder')
    .orderBy('id')
    .execute();
}

/** Start lists with results, by race and bib. */
export function listEntryRows(db: Database, { organisationId }: InOrganisation, competitionId: string) {
  return db
    .selectFrom('raceEntries as entry')
    .leftJoin('raceResults as result', 'result.entryId', 'entry.id')
    .select(['entry.raceId', 'entry.bib', 'entry.club', 'entry.gender', 'entry.birthYear'])
    .select(['entry.heat', 'entry.lane', 'result.entryId', 'result.mark', 'result.status'])
    .select(['result.lineOrder as order', 'result.splits', 'result.card', 'result.netMark'])
    .select(['result.wind', 'result.elapsed'])
    .select(['result.bonus', 'result.penalty', 'result.sprintPoints', 'result.climbPoints'])
    .select(['entry.personId', 'entry.runner'])
    .select(['entry.handicapTenths', 'entry.teeTime', 'entry.startingHole'])
    .select(['entry.seedMark', 'entry.team', 'result.tieOrder'])
    .where('entry.organisationId', '=', organisationId)
    .where('entry.competitionId', '=', competitionId)
    .orderBy('entry.raceId')
    .orderBy('entry.bibOrder')
    .execute();
}

interface RaceRows {
  readonly races: readonly NewRow<'races'>[];
  readonly entries: readonly NewRow<'raceEntries'>[];
  readonly results: readonly NewRow<'raceResults'>[];
}

export async function insertRaceRows(trx: Trx, { races, entries, results }: RaceRows): Promise<void> {
  await insertMany(trx, 'races', races);
  await insertMany(trx, 'raceEntries', entries);
  await insertMany(trx, 'raceResults', results);
}
