import { type Kysely, sql } from 'kysely';

/** The latest wishes for the calendar of a phase: the next search starts from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table phases add column calendar_wishes jsonb`,
  sql`update phases set calendar_wishes = latest.wishes
    from (select distinct on (phase_id) phase_id, wishes from calendar_plans order by phase_id, created_at desc) as latest
    where latest.phase_id = phases.id`,
];
