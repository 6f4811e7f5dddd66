import { type Kysely, sql } from 'kysely';

/** Results reported by the leaders of the two teams of a match, and whether a competition allows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table competitions add column report_mode text not null default 'STAFF'
    check (report_mode in ('STAFF', 'CAPTAINS', 'CAPTAINS_OFFICIAL'))`,
  sql`create table result_reports (
    match_id uuid not null references matches on delete cascade,
    team_id uuid not null references teams,
    result jsonb not null,
    by_user uuid references users,
    at timestamptz not null,
    primary key (match_id, team_id)
  )`,
];
