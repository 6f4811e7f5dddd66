import type { PersonGender } from '@traip/contract';
import { countedMark, type EventRow, type EventRules, gapTo, rankEvent } from '@traip/engine/race-day';
import type { StoredGroup } from '../../../platform/db/race-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { dayInMadrid } from '../../../platform/time/day-in-madrid.ts';
import { type CompetitionRecord, findVariantOfCategory } from '../../competition/queries.ts';
import type { RaceRecord } from '../lock/queries.ts';
import { rankedStatusesOf } from '../rules/usual-rules.ts';
import { listRanked, type NewPlaces, type StoredPlaces, saveGroups, savePlaces } from './queries.ts';

type Ranked = Pick<
  RaceRecord,
  'id' | 'kind' | 'resolution' | 'ties' | 'ageBy' | 'bands' | 'startsAt' | 'createdAt'
>;

type OfCompetition = Pick<CompetitionRecord, 'startsOn' | 'traipId' | 'categoryId'>;

/** Asks the engine for all places of a race, and stores those that changed. */
export async function rankAgain(trx: Trx, race: Ranked, competition: OfCompetition): Promise<void> {
  const { startsOn, traipId, categoryId } = competition;
  const variant = (await findVariantOfCategory(trx, traipId, categoryId)) ?? '';
  const rows = await listRanked(trx, race.id);
  const entries = rows.map((row) => ({ ...row, gender: row.ownGender }));
  const ranked = rankEvent(entries, rulesOf(race, startsOn, variant));
  if ('breach' in ranked) throw new Error(`Results that were accepted cannot be ranked: ${ranked.breach}`);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const changed = ranked.flatMap((row): NewPlaces[] => {
    const before = stored.get(row.id);
    if (!before) return [];
    const places = placesOf(row, before.ownGender);
    return isSame(before, places) ? [] : [{ entryId: row.id, ...places }];
  });
  await savePlaces(trx, changed);
  await saveGroups(trx, race.id, groupsOf(ranked, stored, race));
}

function rulesOf(
  { kind, resolution, ties, ageBy, bands, ...race }: Ranked,
  startsOn: string | null,
  variant: string,
): EventRules {
  const day = race.startsAt ? dayInMadrid(race.startsAt) : (startsOn ?? dayInMadrid(race.createdAt));
  const ageRule = { by: ageBy, year: Number(day.slice(0, 4)), day };
  return { kind, resolution, ties, rankedStatuses: rankedStatusesOf(variant), bands, ageRule };
}

function placesOf(row: EventRow, gender: PersonGender | null): StoredPlaces {
  const { position, place, genderPlace, band, bandPlace, categoryPlace } = row;
  return { gender, position, place, genderPlace, band, bandPlace, categoryPlace };
}

function isSame(before: StoredPlaces, after: StoredPlaces): boolean {
  return (Object.keys(after) as (keyof StoredPlaces)[]).every((key) => before[key] === after[key]);
}

interface Marked {
  readonly mark: number | null;
  readonly ownGender: PersonGender | null;
}

/** Finishers and the best mark of all, of each gender, of each band and of both. */
function groupsOf(
  rows: readonly EventRow[],
  stored: ReadonlyMap<string, Marked>,
  race: Ranked,
): readonly StoredGroup[] {
  const groups = new Map<string, StoredGroup>();
  const count = (gender: PersonGender | null, band: string | null, mark: number) => {
    const key = `${gender}/${band}`;
    const group = groups.get(key) ?? { gender, band, finishers: 0, best: mark };
    const best = gapTo(group.best, mark, race.kind) < 0 ? mark : group.best;
    groups.set(key, { ...group, finishers: group.finishers + 1, best });
  };
  for (const { id, place, band } of rows) {
    const { mark = null, ownGender: gender = null } = stored.get(id) ?? {};
    if (place === null || mark === null) continue;
    const counted = countedMark(mark, race);
    count(null, null, counted);
    if (gender !== null) count(gender, null, counted);
    if (band !== null) count(null, band, counted);
    if (gender !== null && band !== null) count(gender, band, counted);
  }
  return [...groups.values()];
}
