import { type Kysely, sql } from 'kysely';

/** Manual timing at the line of a race, tap by tap, on any number of phones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // The phone generates the ids of its taps; in another race the same id is another tap.
  sql`create table race_line_marks (
    race_id uuid not null references races on delete cascade,
    id uuid not null,
    organisation_id uuid not null references organisations,
    competition_id uuid not null references competitions on delete cascade,
    kind text not null check (kind in ('START', 'ARRIVAL', 'OUT')),
    at timestamptz not null,
    heat integer,
    bib text,
    status text check (status in ('DNF', 'DNS')),
    is_undone boolean not null,
    changed_at timestamptz not null,
    revision integer not null,
    primary key (race_id, id)
  )`,
  sql`create index race_line_marks_since on race_line_marks (race_id, revision)`,
  sql`create index race_line_marks_of_organisation on race_line_marks (organisation_id)`,
  sql`create index race_line_marks_of_competition on race_line_marks (competition_id)`,
];
