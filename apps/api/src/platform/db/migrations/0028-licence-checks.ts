import { type Kysely, sql } from 'kysely';

/** The keys that licence codes are checked with, and whose licence was checked before a match. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table licence_keys (
    public_key text primary key,
    created_at timestamptz not null
  )`,
  // A removed tick stays, so that an older one that arrives late does not bring it back.
  sql`create table licence_checks (
    match_id uuid not null references matches on delete cascade,
    person_id uuid not null references persons on delete cascade,
    team_id uuid not null references teams,
    how text check (how in ('SCAN', 'TICK')),
    at timestamptz not null,
    by_user uuid references users,
    by_link uuid references scorer_links on delete set null,
    primary key (match_id, person_id)
  )`,
  sql`create index licence_checks_of_person on licence_checks (person_id)`,
];
