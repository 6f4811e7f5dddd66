import { type Kysely, sql } from 'kysely';

/**
 * Agendas: where calendars find a person's matches. Their secret URL is derived from the id and the server's
 * secret, and not stored. Matches know when they last changed, whoever changed them: calendars and search
 * engines ask for it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of changes) await statement.execute(db);
}

const changes = [
  sql`create table agendas (
    user_id uuid primary key references users (id) on delete cascade,
    id uuid not null unique,
    created_at timestamptz not null
  )`,
  sql`alter table matches add column changed_at timestamptz not null default now()`,
  sql`create function match_has_changed() returns trigger language plpgsql as $$
    begin
      new.changed_at := now();
      return new;
    end $$`,
  sql`create trigger match_has_changed before update on matches for each row
    when (new.version is distinct from old.version or new.deleted_at is distinct from old.deleted_at)
    execute function match_has_changed()`,
  sql`create index matches_changed on matches (competition_id, changed_at) where deleted_at is null`,
];
