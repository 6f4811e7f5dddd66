import { type Kysely, sql } from 'kysely';

/** Rankings over several races, and the parts of a result they use. Their rows are stored, like places. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  for (const table of ['race_rankings', 'race_ranking_rows'])
    for (const [event, rows] of Object.entries({ insert: 'new', update: 'new', delete: 'old' }))
      await sql
        .raw(`create trigger note_page_change_${event} after ${event} on ${table}
          referencing ${rows} table as changed
          for each statement execute function note_page_change_own()`)
        .execute(db);
}

const owned = sql`organisation_id uuid not null references organisations,
    competition_id uuid not null references competitions on delete cascade`;

const statements = [
  sql`alter table races
    add column is_time_trial boolean not null default false,
    add column segments jsonb not null default '[]'`,
  // The same number is the same person, where a file came without names.
  sql`alter table race_entries add column runner integer check (runner > 0)`,
  sql`alter table race_results
    add column bonus integer not null default 0 check (bonus >= 0),
    add column penalty integer not null default 0 check (penalty >= 0),
    add column sprint_points integer not null default 0 check (sprint_points >= 0),
    add column climb_points integer not null default 0 check (climb_points >= 0),
    add column segment_results jsonb not null default '[]'`,
  sql`create table race_rankings (
    id uuid primary key,
    ${owned},
    position integer not null,
    name text not null,
    kind text not null
      check (kind in ('SERIES', 'GENERAL', 'POINTS', 'MOUNTAINS', 'STAGE_TEAMS', 'TEAMS', 'CLUBS')),
    -- Null: all races of the competition.
    race_ids jsonb,
    rules jsonb not null,
    -- The races that count so far, and how many are in each group.
    counted_race_ids jsonb not null default '[]',
    groups jsonb not null default '[]',
    version integer not null default 1,
    created_at timestamptz not null
  )`,
  sql`create index race_rankings_of_competition on race_rankings (competition_id, position)`,
  // A person is identified by the entry for their last race, so names and merges need no special handling.
  sql`create table race_ranking_rows (
    race_ranking_id uuid not null references race_rankings on delete cascade,
    position integer not null,
    ${owned},
    entry_id uuid references race_entries on delete cascade,
    club text,
    gender text,
    band text,
    total double precision,
    status text,
    cells jsonb not null default '[]',
    place integer,
    gender_place integer,
    band_place integer,
    category_place integer,
    primary key (race_ranking_id, position),
    check (entry_id is not null or club is not null)
  )`,
  sql`create index race_ranking_rows_of_entry on race_ranking_rows (entry_id)`,
  sql`create index race_ranking_rows_of_competition on race_ranking_rows (competition_id)`,
  sql`create index race_ranking_rows_by_gender on race_ranking_rows (race_ranking_id, gender, position)`,
  sql`create index race_ranking_rows_by_band on race_ranking_rows (race_ranking_id, band, position)`,
  sql`create index race_ranking_rows_by_category
    on race_ranking_rows (race_ranking_id, gender, band, position)`,
];
