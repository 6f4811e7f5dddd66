import { type Kysely, sql } from 'kysely';

/** A search may cover several competitions, without belonging to a phase. One at a time per organisation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table calendar_plans
    alter column phase_id drop not null,
    alter column competition_id drop not null,
    add constraint calendar_plans_of check ((phase_id is null) = (competition_id is null))`,
  sql`create unique index calendar_plans_open_together on calendar_plans (organisation_id)
    where phase_id is null and status in ('WAITING', 'RUNNING')`,
  sql`create index calendar_plans_together on calendar_plans (organisation_id, created_at desc) where phase_id is null`,
];
