import { type Kysely, sql } from 'kysely';

/**
 * Events whose records are kept, wind and each runner's net time; marks from before Traip; and how the
 * columns of timing files were interpreted. Erasing a person leaves their mark without a name.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  for (const [event, rows] of Object.entries({ insert: 'new', update: 'new', delete: 'old' }))
    await sql
      .raw(`create trigger note_page_change_${event} after ${event} on earlier_marks
        referencing ${rows} table as changed
        for each statement execute function note_page_change_everywhere()`)
      .execute(db);
}

const statements = [
  sql`alter table races
    add column record_event text,
    add column leg_event text,
    add column records_by_band boolean not null default false,
    add column counts_wind boolean not null default false,
    add column overall_by text not null default 'GUN' check (overall_by in ('GUN', 'NET')),
    add column groups_by text not null default 'GUN' check (groups_by in ('GUN', 'NET'))`,
  sql`alter table race_results
    add column net_mark bigint check (net_mark >= 0),
    add column wind integer check (wind between -999 and 999)`,
  sql`alter table traips add column timing_layouts jsonb not null default '[]'`,
  sql`create table earlier_marks (
    id uuid primary key,
    organisation_id uuid not null references organisations on delete cascade,
    traip_id uuid not null references traips on delete cascade,
    event text not null,
    kind text not null check (kind in ('TIME', 'DISTANCE', 'POINTS')),
    -- Of this meeting, it is one of the club and of the person too; of the club, of the person too.
    scope text not null check (scope in ('MEETING', 'CLUB', 'PERSONAL')),
    mark bigint not null check (mark > 0),
    resolution integer not null check (resolution in (1, 10, 100, 1000)),
    gender text check (gender in ('FEMALE', 'MALE', 'OTHER')),
    band text,
    person_id uuid references persons on delete set null,
    birth_year integer,
    team text,
    club text,
    -- A day, or a year alone.
    held_on text,
    place text,
    created_at timestamptz not null
  )`,
  sql`create index earlier_marks_of_traip on earlier_marks (traip_id)`,
  sql`create index earlier_marks_of_person on earlier_marks (person_id)`,
  sql`create index earlier_marks_of_organisation on earlier_marks (organisation_id)`,
];
