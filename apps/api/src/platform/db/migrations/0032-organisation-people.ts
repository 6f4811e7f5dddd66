import { type Kysely, sql } from 'kysely';

/** Pairs of similar entries judged to be different people; people whom an organisation took off its list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // In one order, so that each pair exists only once.
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
