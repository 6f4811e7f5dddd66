import type { Selectable } from 'kysely';
import { type RawBuilder, sql } from 'kysely';
import type { PlayerRow } from '../../../../platform/db/player-columns.ts';
import type { RaceRankingRowsTable } from '../../../../platform/db/race-ranking-tables.ts';
import type { Database } from '../../../../platform/db/schema.ts';
import { isFoundEntry, peopleOfEntries, type ResultFilter, shownName } from '../../page/queries.ts';

type Nullable<T> = { readonly [K in keyof T]: T[K] | null };

interface TableLine
  extends Nullable<PlayerRow>,
    Omit<Selectable<RaceRankingRowsTable>, 'raceRankingId' | 'organisationId' | 'competitionId'> {
  readonly bib: string | null;
}

interface TableRef {
  readonly competitionId: string;
  readonly id: string;
}

interface Page {
  readonly page: number;
  readonly limit: number;
}

/** Searches clubs by part of their name, and people like the results of a race. */
function isFound({ competitionId }: TableRef, search: string): RawBuilder<unknown> {
  return sql`(strpos(lower(line.club), lower(${search})) > 0 or line.entry_id in (
    select entry.id from race_entries as entry ${peopleOfEntries}
    where entry.competition_id = ${competitionId} and ${isFoundEntry(search)}))`;
}

function matching(table: TableRef, { gender, band, search }: ResultFilter): RawBuilder<unknown> {
  return sql`from race_ranking_rows as line where line.race_ranking_id = ${table.id}
    ${gender === undefined ? sql`` : sql`and line.gender = ${gender}`}
    ${band === undefined ? sql`` : sql`and line.band = ${band}`}
    ${search === '' ? sql`` : sql`and ${isFound(table, search)}`}`;
}

/** Finds the rows of one page by index before joining their people. */
export async function pageOfTable(
  db: Database,
  table: TableRef,
  { page, limit, ...filter }: ResultFilter & Page,
) {
  const { rows } = await sql<TableLine>`
    select line.position, line.entry_id, coalesce(line.club, entry.club) as club, line.gender, line.band, line.total,
      line.status, line.cells, line.place, line.gender_place, line.band_place, line.category_place, entry.bib,
      players.id, players.user_code, players.first_name, players.surnames, players.avatar_key, players.shows_photo,
      ${shownName} as public_name, players.known_as
    from (select line.* ${matching(table, filter)} order by line.position
      limit ${limit} offset ${(page - 1) * limit}) as line
    left join race_entries as entry on entry.id = line.entry_id ${peopleOfEntries}
    order by line.position`.execute(db);
  return rows;
}

export async function countTable(db: Database, table: TableRef, filter: ResultFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count ${matching(table, filter)}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
