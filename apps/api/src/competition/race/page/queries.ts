import type { PersonGender, PublicName } from '@traip/contract';
import type { AdvanceMark, Clock, EventKind, RaceStatus, RoundCard } from '@traip/engine/race-day';
import { type RawBuilder, sql } from 'kysely';
import type { PlayerRow } from '../../../platform/db/player-columns.ts';
import type { StoredSegment } from '../../../platform/db/race-tables.ts';
import type { Database } from '../../../platform/db/schema.ts';
import { prefixQuery } from '../../../platform/db/search-text.ts';

interface ResultRow extends Nullable<PlayerRow> {
  readonly entryId: string;
  readonly bib: string;
  readonly club: string | null;
  readonly gender: PersonGender | null;
  readonly band: string | null;
  readonly mark: number | null;
  readonly netMark: number | null;
  readonly wind: number | null;
  readonly elapsed: number | null;
  readonly status: RaceStatus | null;
  readonly lineOrder: number | null;
  /** Null without a result. */
  readonly splits: readonly (number | null)[] | null;
  readonly bonus: number | null;
  readonly penalty: number | null;
  readonly sprintPoints: number | null;
  readonly climbPoints: number | null;
  readonly segmentResults: readonly StoredSegment[] | null;
  readonly splitPlaces: readonly (number | null)[] | null;
  readonly place: number | null;
  readonly genderPlace: number | null;
  readonly bandPlace: number | null;
  readonly categoryPlace: number | null;
  readonly verdict: 'CUT' | 'NR' | null;
  readonly card: readonly RoundCard[] | null;
  readonly handicapTenths: number | null;
  readonly heat: number | null;
  readonly lane: number | null;
  readonly heatPlace: number | null;
  readonly advance: AdvanceMark | null;
  readonly firstEntryId: string | null;
  readonly team: string | null;
}
export type RunnerRow = ResultRow;
type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

export interface ResultFilter {
  readonly gender?: PersonGender | undefined;
  readonly band?: string | undefined;
  readonly search: string;
  /** A single entry. */
  readonly entryId?: string;
}

interface Page {
  readonly page: number;
  readonly limit: number;
}

/**
 * How much of a name is public. If nothing was decided and only the year of birth is known, the youngest
 * possible age counts.
 */
export const shownName = sql<PublicName>`case
  when players.birthday is null and players.user_code is null and players.deleted_at is null
    and persons.public_name is null and entry.birth_year is not null
  then public_name_by_age(make_date(entry.birth_year, 12, 31), false)
  else players.public_name end`;

export const peopleOfEntries = sql`left join persons on persons.id = entry.person_id
  left join players on players.id = entry.person_id`;

/** Searches only public names. */
export function isFoundEntry(search: string): RawBuilder<unknown> {
  const words = prefixQuery(search);
  const isNamed = sql`entry.person_id in (select names.id from person_names as names
      where names.search @@ to_tsquery('simple', ${words}))
    and exists (select 1 from person_names as names where names.id = entry.person_id
      and names.length = ${shownName} and names.search @@ to_tsquery('simple', ${words}))`;
  return words === '' ? sql`entry.bib = ${search}` : sql`(entry.bib = ${search} or (${isNamed}))`;
}

function matching(raceId: string, { gender, band, search, entryId }: ResultFilter): RawBuilder<unknown> {
  const found =
    search === ''
      ? sql``
      : sql`and result.entry_id in (select entry.id from race_entries as entry ${peopleOfEntries}
          where entry.race_id = ${raceId} and ${isFoundEntry(search)})`;
  return sql`from race_results as result where result.race_id = ${raceId}
    ${gender === undefined ? sql`` : sql`and result.gender = ${gender}`}
    ${band === undefined ? sql`` : sql`and result.band = ${band}`}
    ${entryId === undefined ? sql`` : sql`and result.entry_id = ${entryId}`} ${found}`;
}

const shown = sql`entry.bib, entry.club, result.gender, result.band, result.mark, result.net_mark,
  result.wind, result.elapsed, result.status, result.line_order, result.split_places,
  result.splits, result.bonus, result.penalty, result.sprint_points, result.climb_points, result.segment_results,
  result.place, result.gender_place, result.band_place, result.category_place, result.verdict,
  result.card, entry.handicap_tenths, entry.heat, entry.lane, entry.first_entry_id, entry.team, result.advance,
  players.id, players.user_code, players.first_name, players.surnames, players.avatar_key, players.shows_photo,
  ${shownName} as public_name, players.known_as`;

interface Ranked {
  readonly id: string;
  readonly overallBy: Clock;
  readonly groupsBy: Clock;
}

/** A group ranked by another clock has its own order. */
function orderOf({ overallBy, groupsBy }: Ranked, { gender, band }: ResultFilter): RawBuilder<unknown> {
  const isOwn = overallBy !== groupsBy && (gender !== undefined || band !== undefined);
  if (!isOwn) return sql`result.position`;
  const place = band === undefined ? 'gender_place' : gender === undefined ? 'band_place' : 'category_place';
  return sql`result.${sql.ref(place)} nulls last, result.position`;
}

/** Finds the rows of one page by index before joining their people. */
export async function pageOfResults(
  db: Database,
  race: Ranked,
  { page, limit, ...filter }: ResultFilter & Page,
) {
  const order = orderOf(race, filter);
  const { rows } = await sql<ResultRow>`
    select result.entry_id, ${shown}, null as heat_place
    from (select result.* ${matching(race.id, filter)} ${pageIn(filter, order, { page, limit })}) as result
    join race_entries as entry on entry.id = result.entry_id ${peopleOfEntries}
    order by ${order}`.execute(db);
  return rows;
}

/** Without filters, positions tell which rows are on a page; with filters, earlier rows must be counted. */
function pageIn(
  filter: ResultFilter,
  order: RawBuilder<unknown>,
  { page, limit }: Page,
): RawBuilder<unknown> {
  const before = (page - 1) * limit;
  if (isUnfiltered(filter))
    return sql`and result.position > ${before} and result.position <= ${before + limit}`;
  return sql`order by ${order} limit ${limit} offset ${before}`;
}

/** Whether there are no filters. */
export function isUnfiltered({ gender, band, search, entryId }: ResultFilter): boolean {
  return gender === undefined && band === undefined && search === '' && entryId === undefined;
}

/** All entries heat by heat: ranked ones first, then the others by lane. */
export async function pageOfHeats(
  db: Database,
  raceId: string,
  { page, limit, search }: Pick<ResultFilter, 'search'> & Page,
): Promise<readonly ResultRow[]> {
  const found = search === '' ? sql`` : sql`and ${isFoundEntry(search)}`;
  const { rows } = await sql<ResultRow>`select * from (
      select entry.id as entry_id, ${shown}, case when result.place is not null then rank() over
          (partition by entry.heat, result.place is null order by result.place) end as heat_place
      from race_entries as entry left join race_results as result on result.entry_id = entry.id ${peopleOfEntries}
      where entry.race_id = ${raceId} ${found}) as rows
    order by heat nulls last, place nulls last, status nulls first, lane nulls last, bib
    limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return rows;
}

export async function countInHeats(db: Database, raceId: string, search: string): Promise<number> {
  const found = search === '' ? sql`` : sql`and ${isFoundEntry(search)}`;
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from race_entries as entry ${peopleOfEntries}
    where entry.race_id = ${raceId} ${found}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The first day of a competition, if it is set. */
export async function findFirstDay(db: Database, competitionId: string): Promise<string | null> {
  const { startsOn } = await db
    .selectFrom('competitions')
    .select('startsOn')
    .where('id', '=', competitionId)
    .executeTakeFirstOrThrow();
  return startsOn;
}

interface StartRow extends Nullable<PlayerRow> {
  readonly entryId: string;
  readonly bib: string;
  readonly club: string | null;
  readonly team: string | null;
  readonly gender: PersonGender | null;
  readonly birthYear: number | null;
  readonly birthDate: string | null;
  readonly heat: number | null;
  readonly lane: number | null;
  readonly seedMark: number | null;
  readonly handicapTenths: number | null;
  readonly teeTime: string | null;
  readonly startingHole: number | null;
}

/** The starters: by heat and lane if there are lanes, in golf by tee time, otherwise by bib. */
export async function pageOfStarts(
  db: Database,
  { id, kind }: { readonly id: string; readonly kind: EventKind },
  { page, limit, search }: Pick<ResultFilter, 'search'> & Page,
): Promise<readonly StartRow[]> {
  const found = search === '' ? sql`` : sql`and ${isFoundEntry(search)}`;
  const order =
    kind === 'GOLF'
      ? sql`entry.tee_time nulls last, entry.heat nulls last, entry.starting_hole nulls last`
      : sql`case when entry.lane is not null then coalesce(entry.heat, 0) end nulls last, entry.lane`;
  const { rows } =
    await sql<StartRow>`select entry.id as entry_id, entry.bib, entry.club, entry.team, entry.gender,
      entry.birth_year, players.birthday as birth_date, entry.heat, entry.lane, entry.seed_mark,
      entry.handicap_tenths, entry.tee_time, entry.starting_hole,
      players.id, players.user_code, players.first_name, players.surnames, players.avatar_key, players.shows_photo,
      ${shownName} as public_name, players.known_as
    from race_entries as entry ${peopleOfEntries}
    where entry.race_id = ${id} ${found}
    order by ${order}, entry.bib_order limit ${limit} offset ${(page - 1) * limit}`.execute(db);
  return rows;
}

/** Everyone with a result, by bib. */
export async function listRunners(db: Database, raceId: string): Promise<readonly RunnerRow[]> {
  const { rows } = await sql<RunnerRow>`select result.entry_id, ${shown}, null as heat_place
    from race_results as result join race_entries as entry on entry.id = result.entry_id ${peopleOfEntries}
    where result.race_id = ${raceId} order by result.position`.execute(db);
  return rows;
}

export async function countResults(db: Database, raceId: string, filter: ResultFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${matching(raceId, filter)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Places shared within a group, by overall place. */
export async function listSharedPlaces(
  db: Database,
  raceId: string,
  { gender, band }: ResultFilter,
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ place: number }>`select result.place
    ${matching(raceId, { gender, band, search: '' })} and result.place is not null
    group by result.place having count(*) > 1`.execute(db);
  return new Set(rows.map(({ place }) => place));
}
