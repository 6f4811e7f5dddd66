import { type Kysely, sql } from 'kysely';

/** Who competes was proposed by the sport rather than chosen: then the first entry may still decide it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table competitions add column competitors_proposed boolean not null default false`.execute(
    db,
  );
}
