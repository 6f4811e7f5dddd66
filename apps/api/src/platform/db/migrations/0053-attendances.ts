import { type Kysely, sql } from 'kysely';

/** Who comes to a team's match, and the date for which they answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`create table attendances (
    match_id uuid not null references matches on delete cascade,
    person_id uuid not null references persons on delete cascade,
    answer text not null check (answer in ('GOING', 'NOT_GOING')),
    kick_off timestamptz,
    answered_at timestamptz not null,
    primary key (match_id, person_id)
  )`,
  sql`create index attendances_of_person on attendances (person_id)`,
];
