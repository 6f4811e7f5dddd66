import { type Kysely, sql } from 'kysely';

/** How a team stands on the field, line by line from the back: "4-3-3"; and the last lineup of a team, to repeat it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table lineups add column formation text check (length(formation) <= 20)`,
  sql`create index lineups_team_confirmed on lineups (team_id, confirmed_at)`,
];
