import { type Kysely, sql } from 'kysely';

/** Races of a competition, their start lists and results. Places are stored, so that a page of results is read by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  for (const table of ['races', 'race_entries', 'race_results'])
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
  sql`create table races (
    id uuid primary key,
    ${owned},
    position integer not null,
    name text not null,
    distance integer check (distance > 0),
    starts_at timestamptz,
    kind text not null check (kind in ('TIME', 'DISTANCE', 'POINTS')),
    resolution integer not null check (resolution in (1, 10, 100, 1000)),
    ties text not null check (ties in ('SHARE', 'ORDER')),
    age_by text not null check (age_by in ('YEAR', 'DAY')),
    bands jsonb not null default '[]',
    publication text not null default 'DRAFT'
      check (publication in ('DRAFT', 'LIVE', 'PROVISIONAL', 'OFFICIAL')),
    edition integer not null default 0,
    reason text,
    published_at timestamptz,
    groups jsonb not null default '[]',
    version integer not null default 1,
    created_at timestamptz not null
  )`,
  sql`create index races_of_competition on races (competition_id, position)`,
  // Null person: the list came without names.
  sql`create table race_entries (
    id uuid primary key,
    ${owned},
    race_id uuid not null references races on delete cascade,
    person_id uuid references persons,
    bib text not null,
    -- Bibs that are numbers stand in the order of numbers.
    bib_order text not null generated always as (
      case when bib ~ '^[0-9]+$' then lpad(bib, 12, '0') else 'x' || bib end) stored,
    club text,
    gender text check (gender in ('FEMALE', 'MALE', 'OTHER')),
    birth_year integer,
    heat integer,
    lane integer,
    version integer not null default 1,
    created_at timestamptz not null,
    unique (race_id, bib)
  )`,
  sql`create index race_entries_in_order on race_entries (race_id, bib_order)`,
  sql`create unique index race_entries_lane on race_entries (race_id, coalesce(heat, 0), lane) where lane is not null`,
  sql`create index race_entries_of_person on race_entries (person_id)`,
  sql`create index race_entries_of_organisation on race_entries (organisation_id)`,
  sql`create table race_results (
    entry_id uuid primary key references race_entries on delete cascade,
    ${owned},
    race_id uuid not null references races on delete cascade,
    mark bigint check (mark >= 0),
    status text check (status in ('LAP', 'OTL', 'DNF', 'NM', 'DSQ', 'DNS', 'WDR', 'EXH')),
    line_order integer,
    splits jsonb not null default '[]',
    source text not null check (source in ('TYPED', 'FILE')),
    gender text,
    position integer not null default 0,
    place integer,
    gender_place integer,
    band text,
    band_place integer,
    category_place integer,
    version integer not null default 1,
    check (mark is not null or status is not null)
  )`,
  sql`create index race_results_in_order on race_results (race_id, position)`,
  sql`create index race_results_by_gender on race_results (race_id, gender, position)`,
  sql`create index race_results_by_band on race_results (race_id, band, position)`,
  sql`create index race_results_by_category on race_results (race_id, gender, band, position)`,
];
