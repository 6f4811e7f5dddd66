import { type Kysely, sql } from 'kysely';

/** Pairs for one or more matches of a competition of individuals: each is a team of two of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
  for (const [event, rows] of Object.entries({ insert: 'new', update: 'new', delete: 'old' }))
    await sql
      .raw(`create trigger note_page_change_${event} after ${event} on pairings
        referencing ${rows} table as changed
        for each statement execute function note_page_change_own()`)
      .execute(db);
}

const statements = [
  sql`create table pairings (
    team_id uuid primary key references teams on delete cascade,
    organisation_id uuid not null references organisations on delete cascade,
    competition_id uuid not null references competitions on delete cascade,
    one_id uuid not null references teams on delete cascade,
    other_id uuid not null references teams on delete cascade,
    check (one_id <> other_id))`,
  sql`create unique index pairings_of_two on pairings
    (competition_id, least(one_id, other_id), greatest(one_id, other_id))`,
  sql`create index pairings_of_one on pairings (one_id)`,
  sql`create index pairings_of_other on pairings (other_id)`,
  sql`create index pairings_of_organisation on pairings (organisation_id)`,
];
