import { type Kysely, sql } from 'kysely';

/**
 * An id is taken before the commit: of two concurrent changes the later id may become visible first. With the
 * transaction that wrote it, and what that transaction could not see yet, no reader of a later one misses an
 * earlier.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of changes) await statement.execute(db);
}

const changes = [
  sql`alter table live_changes
    add column written_by xid8 not null default pg_current_xact_id(),
    add column written_after pg_snapshot not null default pg_current_snapshot()`,
  sql`create index live_changes_by_writer on live_changes (written_by)`,
];
