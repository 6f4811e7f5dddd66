import { type Kysely, sql } from 'kysely';

/** Matches that lost their date and wait for a new one, and closed dates of a single field. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table matches add column postponed_from timestamptz, add column postponed_reason text`,
  sql`alter table closed_dates add column field_id uuid references fields,
    add constraint closed_dates_field_check check (field_id is null or venue_id is not null)`,
];
