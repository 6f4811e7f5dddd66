import { type Kysely, sql } from 'kysely';

/** Where the splits of a course are, the places at them, and how long laps took. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  // In metres from the start; empty where not specified.
  sql`alter table races add column split_points jsonb not null default '[]'`,
  sql`alter table race_results
    add column split_places jsonb not null default '[]',
    add column elapsed integer check (elapsed >= 0)`,
];
