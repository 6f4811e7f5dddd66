import { type Kysely, sql } from 'kysely';

/** Pairs who look like one human and were judged to be two; people whom an organisation took off its list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // In one order, so that a pair is there once.
  sql`create table different_people (
    one_id uuid not null references persons on delete cascade,
    other_id uuid not null references persons on delete cascade,
    judged_by uuid not null references users,
    judged_at timestamptz not null,
    primary key (one_id, other_id),
    check (one_id < other_id)
  )`,
  sql`create index different_people_other on different_people (other_id)`,
  sql`alter table person_entries add column removed_at timestamptz`,
];
