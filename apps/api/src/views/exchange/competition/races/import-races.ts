import { randomUUIDv7 } from 'node:crypto';
import type { CompetitionFile, Read } from '@traip/contract';
import { golfFigures } from '@traip/engine/race-day';
import { recomputeRanks } from '../../../../competition/race/ranking/recompute-ranks.ts';
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

/** Stores the races of a file; the engine recomputes the places. */
export async function importRaces(trx: Trx, races: readonly FileRace[], target: Target): Promise<void> {
  const stored: Stored[] = [];
  for (const [index, race] of races.entries()) {
    const first = race.event === null ? undefined : stored[race.event];
    const rows = raceRows(
      race,
      { position: index + 1, roundOrder: index - (race.event ?? index), first },
      target,
    );
    await insertRaceRows(trx, rows);
    for (const row of rows.races) await recomputeRanks(trx, row, target);
    const entryIds = new Map(rows.entries.map(({ bib, id }) => [bib, id]));
    stored.push({ id: rows.races[0]?.id ?? '', position: rows.races[0]?.position ?? 0, entryIds });
  }
}

interface Stored {
  readonly id: string;
  readonly position: number;
  /** Identifies competitors in later rounds, by bib. */
  readonly entryIds: ReadonlyMap<string, string>;
}

interface Place {
  readonly position: number;
  readonly roundOrder: number;
  /** For a later round, the first one. */
  readonly first: Stored | undefined;
}

function raceRows(
  { entries, event: _event, ...race }: FileRace,
  { first, position, roundOrder }: Place,
  target: Target,
) {
  const { organisationId, competitionId, at: createdAt } = target;
  const owned = { organisationId, competitionId };
  const id = randomUUIDv7();
  const isOfficial = race.publication === 'OFFICIAL';
  const publishedAt = race.publication === 'DRAFT' ? null : createdAt;
  const listed = entries.map((entry) => ({ ...entry, id: randomUUIDv7() }));
  return {
    races: [
      {
        ...race,
        ...owned,
        id,
        eventId: first?.id ?? null,
        roundOrder,
        position: first?.position ?? position,
        edition: isOfficial ? 1 : 0,
        publishedAt,
        groups: [],
        createdAt,
      },
    ],
    entries: listed.map(({ result: _result, ...entry }) => ({
      ...entry,
      ...owned,
      raceId: id,
      personId: null,
      firstEntryId: first?.entryIds.get(entry.bib) ?? null,
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
  tieOrder,
  netMark,
  wind,
  elapsed,
  splits,
  card,
  bonus,
  penalty,
  sprintPoints,
  climbPoints,
}: NonNullable<FileRace['entries'][number]['result']>) {
  const unranked = { place: null, genderPlace: null, band: null, bandPlace: null, categoryPlace: null };
  const extras = { bonus, penalty, sprintPoints, climbPoints, segmentResults: [], splitPlaces: [] };
  const clocks = { netMark, wind, elapsed };
  return { mark, status, lineOrder: order, tieOrder, ...clocks, splits, card, ...extras, ...unranked };
}

/** In golf the card determines what is ranked, whatever the file says. */
function golfMark(
  golf: FileRace['golf'],
  handicap: number | null,
  { card }: NonNullable<FileRace['entries'][number]['result']>,
) {
  if (golf === null) return {};
  const { round, score } = golfFigures(card, handicap, golf);
  return { mark: round === 0 ? null : score };
}
