import { type Kysely, sql } from 'kysely';

/** An organisation may keep matches without referees from every referee. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('organisations')
    .addColumn('only_assigned_referees', 'boolean', (column) => column.notNull().defaultTo(sql`false`))
    .execute();
}
