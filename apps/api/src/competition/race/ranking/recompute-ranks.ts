import type { PersonGender } from '@traip/contract';
import {
  type AdvanceMark,
  advancementOf,
  countedMark,
  type EventRow,
  type EventRules,
  gapTo,
  isLowestBest,
  markBy,
  rankEvent,
  rankGolfEvent,
} from '@traip/engine/race-day';
import type { StoredGroup } from '../../../platform/db/race-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import { type CompetitionRecord, findVariantOfCategory } from '../../competition/queries.ts';
import type { RaceRecord } from '../lock/queries.ts';
import { rankedStatusesOf } from '../rules/default-rules.ts';
import { ageRuleOf } from './age-rule.ts';
import {
  countWaiting,
  listRanked,
  type NewPlaces,
  type StoredPlaces,
  saveGroups,
  savePlaces,
} from './queries.ts';
import { rankParts } from './rank-parts.ts';

type Ranked = Pick<
  RaceRecord,
  | 'id'
  | 'kind'
  | 'resolution'
  | 'ties'
  | 'ageBy'
  | 'bands'
  | 'golf'
  | 'advance'
  | 'publication'
  | 'startsAt'
  | 'createdAt'
  | 'segments'
  | 'overallBy'
  | 'groupsBy'
>;

type OfCompetition = Pick<CompetitionRecord, 'startsOn' | 'traipId' | 'categoryId'>;
type Row = Awaited<ReturnType<typeof listRanked>>[number];

/** The engine's ranking of a race. */
interface Ranking {
  readonly rows: readonly (EventRow & Pick<StoredPlaces, 'mark' | 'verdict' | 'advance'>)[];
  readonly cutLine: number | null;
  readonly isPlayoffVoid: boolean;
}

/** Computes all places of a race with the engine, and stores those that changed. */
export async function recomputeRanks(
  trx: Trx,
  race: Ranked,
  competition: OfCompetition,
): Promise<Pick<Ranking, 'isPlayoffVoid'>> {
  const rows = await listRanked(trx, race.id);
  const ranking =
    race.golf === null
      ? await rankMarks(trx, rows, race, competition)
      : rankCards(rows, race, competition, await countWaiting(trx, race.id));
  const stored = new Map(rows.map((row) => [row.id, row]));
  const changed = ranking.rows.flatMap((row): NewPlaces[] => {
    const before = stored.get(row.id);
    if (!before) return [];
    const places = placesOf(row, before.ownGender);
    return isSame(before, places) ? [] : [{ entryId: row.id, ...places }];
  });
  await savePlaces(trx, changed);
  await rankParts(trx, rows, race);
  const { cutLine, isPlayoffVoid } = ranking;
  await saveGroups(trx, race.id, { groups: groupsOf(ranking.rows, stored, race), cutLine });
  return { isPlayoffVoid };
}

async function rankMarks(
  trx: Trx,
  rows: readonly Row[],
  race: Ranked,
  { startsOn, traipId, categoryId }: OfCompetition,
): Promise<Ranking> {
  const variant = (await findVariantOfCategory(trx, traipId, categoryId)) ?? '';
  const entries = rows.map((row) => ({ ...row, gender: row.ownGender }));
  const ranked = rankEvent(entries, rulesOf(race, startsOn, variant));
  if ('breach' in ranked) throw new Error(`Results that were accepted cannot be ranked: ${ranked.breach}`);
  const marks = new Map(rows.map(({ id, mark }) => [id, mark]));
  const advancing = await advanceMarks(trx, rows, race);
  return {
    rows: ranked.map((row) => ({
      ...row,
      mark: marks.get(row.id) ?? null,
      verdict: null,
      advance: advancing.get(row.id) ?? null,
    })),
    cutLine: null,
    isPlayoffVoid: false,
  };
}

/** Nobody advances before the round is over, because the last heat can change everything. */
async function advanceMarks(
  trx: Trx,
  rows: readonly Row[],
  { id, advance, ...rules }: Ranked,
): Promise<ReadonlyMap<string, AdvanceMark>> {
  if (advance === null || (await countWaiting(trx, id)) > 0) return new Map();
  return advancementOf(rows, { ...advance, ...rules });
}

function rankCards(
  rows: readonly Row[],
  { golf, publication, ...race }: Ranked,
  { startsOn }: OfCompetition,
  waiting: number,
): Ranking {
  if (golf === null) throw new Error('Only golf has cards.');
  const entries = rows.map((row) => ({ ...row, gender: row.ownGender }));
  const isOver = publication === 'PROVISIONAL' || publication === 'OFFICIAL';
  const rules = { golf, isOver, waiting, bands: race.bands, ageRule: ageRuleOf(race, startsOn) };
  const ranked = rankGolfEvent(entries, rules);
  if ('breach' in ranked) throw new Error(`Cards that were accepted cannot be ranked: ${ranked.breach}`);
  return {
    ...ranked,
    rows: ranked.rows.map(({ score, ...row }) => ({ ...row, mark: score, advance: null })),
  };
}

function rulesOf(
  { kind, resolution, ties, bands, overallBy, groupsBy, ...race }: Ranked,
  startsOn: string | null,
  variant: string,
): EventRules {
  const ageRule = ageRuleOf(race, startsOn);
  const rankedStatuses = rankedStatusesOf(variant);
  return { kind, resolution, ties, rankedStatuses, bands, ageRule, overallBy, groupsBy };
}

function placesOf(row: Ranking['rows'][number], gender: PersonGender | null): StoredPlaces {
  const { mark, verdict, advance, position, place, genderPlace, band, bandPlace, categoryPlace } = row;
  return { mark, verdict, advance, gender, position, place, genderPlace, band, bandPlace, categoryPlace };
}

function isSame(before: StoredPlaces, after: StoredPlaces): boolean {
  return (Object.keys(after) as (keyof StoredPlaces)[]).every((key) => before[key] === after[key]);
}

interface Known {
  readonly ownGender: PersonGender | null;
  readonly netMark: number | null;
}

/** Finishers and the best mark overall, and by gender, age band and both, by the clock that ranks them. */
function groupsOf(
  rows: Ranking['rows'],
  stored: ReadonlyMap<string, Known>,
  race: Ranked,
): readonly StoredGroup[] {
  const isLow = isLowestBest(race.kind, race.golf);
  const groups = new Map<string, StoredGroup>();
  const count = (gender: PersonGender | null, band: string | null, mark: number) => {
    const key = `${gender}/${band}`;
    const group = groups.get(key) ?? { gender, band, finishers: 0, best: mark };
    const best = gapTo(group.best, mark, isLow) < 0 ? mark : group.best;
    groups.set(key, { ...group, finishers: group.finishers + 1, best });
  };
  for (const { id, place, band, mark } of rows) {
    const { ownGender: gender = null, netMark = null } = stored.get(id) ?? {};
    if (place === null || mark === null) continue;
    count(null, null, countedMark(markBy(race.overallBy, { mark, netMark }), race));
    const counted = countedMark(markBy(race.groupsBy, { mark, netMark }), race);
    if (gender !== null) count(gender, null, counted);
    if (band !== null) count(null, band, counted);
    if (gender !== null && band !== null) count(gender, band, counted);
  }
  return [...groups.values()];
}
