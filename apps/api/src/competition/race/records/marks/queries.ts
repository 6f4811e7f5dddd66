import type { PersonGender } from '@traip/contract';
import type { EventKind } from '@traip/engine/race-day';
import { type RawBuilder, sql } from 'kysely';
import type { PlayerRow } from '../../../../platform/db/player-columns.ts';
import type { EarlierMarksTable, RacesTable } from '../../../../platform/db/race-tables.ts';
import type { Database } from '../../../../platform/db/schema.ts';
import { countedCompetitions, type RankedTraip } from '../../../ranking/facts/queries.ts';
import { peopleOfEntries, shownName } from '../../page/queries.ts';

/** A mark that may be a record, from a result or an earlier list. */
export interface MarkRow {
  /** The id of an entry, or of an earlier mark. */
  readonly id: string;
  readonly raceId: string | null;
  readonly personId: string | null;
  readonly gender: PersonGender | null;
  readonly band: string | null;
  readonly club: string | null;
  readonly mark: number;
  readonly wind: number | null;
  readonly heldOn: string | null;
  /** The order of races on the same day. */
  readonly raceOrder: string;
  /** Counts only for all ages; otherwise for the age group too. */
  readonly isOfAllAges: boolean;
  readonly scope: EarlierMarksTable['scope'];
}

export interface RecordedEvent {
  readonly event: string;
  readonly kind: Exclude<EventKind, 'GOLF'>;
  readonly resolution: RacesTable['resolution'];
}

const keyOf = (column: string) => sql`lower(regexp_replace(${sql.ref(column)}, '\\s+', '', 'g'))`;

/** The events of a Traip that have records, named as in the latest race or mark. */
export async function listEvents(db: Database, traip: RankedTraip): Promise<readonly RecordedEvent[]> {
  const { rows } = await sql<RecordedEvent>`
    with written as (
      select record_event as event, kind, resolution, created_at from races
        where record_event is not null and kind <> 'GOLF' and competition_id in (${countedCompetitions(traip)})
          and publication in ('PROVISIONAL', 'OFFICIAL')
      union all select event, kind, resolution, created_at from earlier_marks where traip_id = ${traip.id})
    select (array_agg(event order by created_at desc))[1] as event, kind, min(resolution) as resolution
    from written group by ${keyOf('written.event')}, kind`.execute(db);
  return rows.toSorted((a, b) => a.event.localeCompare(b.event, 'es', { numeric: true }));
}

/** By the clock that ranks everyone; times are rounded up to the next unit. */
const ranked = sql`case when races.overall_by = 'NET' then coalesce(result.net_mark, result.mark) else result.mark end`;
const counted = sql`case when races.kind = 'TIME'
  then (${ranked} + races.resolution - 1) / races.resolution * races.resolution else ${ranked} end`;

const madridDay = (column: RawBuilder<unknown>) =>
  sql`to_char(${column} at time zone 'Europe/Madrid', 'YYYY-MM-DD')`;

/** When it was set. Rounds are in order even if their times are unknown. */
const when = sql`coalesce(${madridDay(sql`races.starts_at`)}, ${madridDay(sql`event.starts_at`)},
    to_char(competitions.starts_on::date, 'YYYY-MM-DD'), ${madridDay(sql`races.created_at`)}) as held_on,
  lpad(races.round_order::text, 4, '0') || coalesce(to_char(races.starts_at, 'HH24MI'), '0000')
    || lpad(races.position::text, 4, '0') || races.id as race_order`;

const published = sql`join competitions on competitions.id = races.competition_id
  left join races as event on event.id = races.event_id`;

/** Valid results: no status, and no more wind than allowed. Unmeasured wind is too much. */
function standing(traip: RankedTraip): RawBuilder<unknown> {
  return sql`races.competition_id in (${countedCompetitions(traip)})
    and races.publication in ('PROVISIONAL', 'OFFICIAL') and result.status is null and result.mark is not null
    and (not races.counts_wind or result.wind <= 20)`;
}

interface EventRef {
  /** As `eventKey` makes it. */
  readonly key: string;
  readonly kind: RecordedEvent['kind'];
}

const ofResult = sql`entry.id, races.id as race_id, entry.person_id, entry.gender, result.band, entry.club,
  ${counted} as mark, case when races.counts_wind then result.wind end as wind, ${when},
  not races.records_by_band as is_of_all_ages, 'MEETING' as scope`;

/** The best of each club, gender and age group in each race of an event: no other can be a record. */
export async function listBestMarks(db: Database, traip: RankedTraip, { key, kind }: EventRef) {
  const best = kind === 'TIME' ? sql`asc` : sql`desc`;
  const { rows } = await sql<MarkRow>`
    select id, race_id, person_id, gender, band, club, mark, wind, held_on, race_order, is_of_all_ages, scope from (
      select ${ofResult}, rank() over (partition by races.id, entry.gender, result.band, lower(entry.club)
        order by ${counted} ${best}) as rank
      from race_results as result join race_entries as entry on entry.id = result.entry_id
      join races on races.id = result.race_id ${published}
      where ${keyOf('races.record_event')} = ${key} and races.kind = ${kind} and ${standing(traip)}) as marks
    where rank = 1 order by race_id, id`.execute(db);
  return [...rows, ...(await listEarlier(db, traip, { key, kind }))];
}

/** All marks of some people in an event: their own, or on a relay's first leg, which starts like a race. */
export async function listMarksOf(
  db: Database,
  traip: RankedTraip,
  { key, kind, people }: EventRef & { readonly people: readonly string[] },
): Promise<readonly MarkRow[]> {
  const ids = sql`any(${sql.val([...people])}::uuid[])`;
  const { rows } = await sql<MarkRow>`
    select ${ofResult}
    from race_results as result join race_entries as entry on entry.id = result.entry_id
    join races on races.id = result.race_id ${published}
    where entry.person_id = ${ids} and races.legs is null and ${keyOf('races.record_event')} = ${key}
      and races.kind = ${kind} and ${standing(traip)}
    union all
    select entry.id, races.id, member.person_id, null, null, entry.club,
      ((result.splits ->> 0)::bigint + races.resolution - 1) / races.resolution * races.resolution, null, ${when},
      true, 'PERSONAL'
    from race_members as member join race_entries as entry on entry.id = member.entry_id
    join race_results as result on result.entry_id = entry.id join races on races.id = result.race_id ${published}
    where member.person_id = ${ids} and member.leg = 1 and ${keyOf('races.leg_event')} = ${key}
      and races.kind = 'TIME' and ${kind} = 'TIME' and not races.counts_wind
      and jsonb_array_length(result.splits) = races.legs - 1 and result.splits ->> 0 is not null and ${standing(traip)}`.execute(
    db,
  );
  return [...rows, ...(await listEarlier(db, traip, { key, kind, people }))];
}

async function listEarlier(
  db: Database,
  traip: RankedTraip,
  { key, kind, people }: EventRef & { readonly people?: readonly string[] },
): Promise<readonly MarkRow[]> {
  const ofPeople = people ? sql`and person_id = any(${sql.val([...people])}::uuid[])` : sql``;
  const { rows } = await sql<MarkRow>`
    select id, null as race_id, person_id, gender, band, club, mark, null as wind, held_on, '' as race_order,
      band is null as is_of_all_ages, scope
    from earlier_marks where traip_id = ${traip.id} and kind = ${kind} and ${keyOf('earlier_marks.event')} = ${key}
      ${ofPeople} order by created_at, id`.execute(db);
  return rows;
}

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

export interface HolderRow extends Nullable<PlayerRow> {
  readonly holderId: string;
  readonly team: string | null;
  readonly bib: string | null;
  readonly club: string | null;
  readonly place: string | null;
  readonly competitionId: string | null;
  readonly competitionName: string | null;
  readonly raceId: string | null;
  readonly isProvisional: boolean;
}

const names = sql`players.id, players.user_code, players.first_name, players.surnames, players.avatar_key,
  players.shows_photo, ${shownName} as public_name, players.known_as`;

/** The holders of marks, with their public names. */
export async function listHolders(db: Database, ids: readonly string[]): Promise<readonly HolderRow[]> {
  const requested = sql`any(${sql.val([...ids])}::uuid[])`;
  const { rows } = await sql<HolderRow>`
    select entry.id as holder_id, entry.team, entry.bib, entry.club, null as place, races.id as race_id,
      competitions.id as competition_id, competitions.name as competition_name,
      races.publication <> 'OFFICIAL' as is_provisional, ${names}
    from race_entries as entry join races on races.id = entry.race_id
    join competitions on competitions.id = races.competition_id ${peopleOfEntries}
    where entry.id = ${requested}
    union all
    select entry.id, entry.team, null, entry.club, entry.place, null, null, null, false, ${names}
    from earlier_marks as entry ${peopleOfEntries} where entry.id = ${requested}`.execute(db);
  return rows;
}

/** A race of the Traip whose records are public. */
export async function findRecordedRace(db: Database, traip: RankedTraip, raceId: string) {
  return db
    .selectFrom('races')
    .selectAll()
    .where('id', '=', raceId)
    .where(sql<boolean>`competition_id in (${countedCompetitions(traip)})`)
    .executeTakeFirst();
}

/** The people on a page of results, and those on the first leg of relays. */
export async function listPeopleOf(db: Database, entryIds: readonly string[]) {
  const { rows } = await sql<{ entryId: string; personId: string }>`
    select entry.id as entry_id, coalesce(entry.person_id, member.person_id) as person_id
    from race_entries as entry left join race_members as member on member.entry_id = entry.id and member.leg = 1
    where entry.id = any(${sql.val([...entryIds])}::uuid[])
      and coalesce(entry.person_id, member.person_id) is not null`.execute(db);
  return rows;
}
