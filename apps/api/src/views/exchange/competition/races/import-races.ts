import { randomUUIDv7 } from 'node:crypto';
import type { CompetitionFile, Read } from '@traip/contract';
import { golfFigures } from '@traip/engine/race-day';
import { rankAgain } from '../../../../competition/race/ranking/rank-again.ts';
import type { Trx } from '../../../../platform/db/schema.ts';
import { insertRaceRows } from './queries.ts';

type FileRace = Read<typeof CompetitionFile>['races'][number];

interface Target {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly traipId: string;
  readonly categoryId: string;
  readonly startsOn: string | null;
  readonly at: Date;
}

/** Stores the races of a file; the engine says the places anew. */
export async function importRaces(trx: Trx, races: readonly FileRace[], target: Target): Promise<void> {
  for (const [index, race] of races.entries()) {
    const rows = raceRows(race, index + 1, target);
    await insertRaceRows(trx, rows);
    for (const row of rows.races) await rankAgain(trx, row, target);
  }
}

function raceRows({ entries, ...race }: FileRace, position: number, target: Target) {
  const { organisationId, competitionId, at: createdAt } = target;
  const owned = { organisationId, competitionId };
  const id = randomUUIDv7();
  const isOfficial = race.publication === 'OFFICIAL';
  const publishedAt = race.publication === 'DRAFT' ? null : createdAt;
  const listed = entries.map((entry) => ({ ...entry, id: randomUUIDv7() }));
  return {
    races: [
      { ...race, ...owned, id, position, edition: isOfficial ? 1 : 0, publishedAt, groups: [], createdAt },
    ],
    entries: listed.map(({ result: _result, ...entry }) => ({
      ...entry,
      ...owned,
      raceId: id,
      personId: null,
      createdAt,
    })),
    results: listed.flatMap(({ id: entryId, gender, handicapTenths, result }) =>
      result === null
        ? []
        : [
            {
              ...owned,
              raceId: id,
              entryId,
              gender,
              ...resultRow(result),
              ...golfMark(race.golf, handicapTenths, result),
              source: 'FILE' as const,
              position: 0,
            },
          ],
    ),
  };
}

function resultRow({
  mark,
  status,
  order,
  splits,
  card,
  bonus,
  penalty,
  sprintPoints,
  climbPoints,
}: NonNullable<FileRace['entries'][number]['result']>) {
  const unranked = { place: null, genderPlace: null, band: null, bandPlace: null, categoryPlace: null };
  const extras = { bonus, penalty, sprintPoints, climbPoints, segmentResults: [] };
  return { mark, status, lineOrder: order, splits, card, ...extras, ...unranked };
}

/** In golf the card says what is ranked, whatever the file does. */
function golfMark(
  golf: FileRace['golf'],
  handicap: number | null,
  { card }: NonNullable<FileRace['entries'][number]['result']>,
) {
  if (golf === null) return {};
  const { round, score } = golfFigures(card, handicap, golf);
  return { mark: round === 0 ? null : score };
}
