import { type Kysely, sql } from 'kysely';

/** Races that are counted in laps. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table races drop constraint races_kind_check,
    add constraint races_kind_check check (kind in ('TIME', 'DISTANCE', 'POINTS', 'LAPS', 'GOLF'))`,
  sql`alter table earlier_marks drop constraint earlier_marks_kind_check,
    add constraint earlier_marks_kind_check check (kind in ('TIME', 'DISTANCE', 'POINTS', 'LAPS'))`,
];
