import { sql } from 'kysely';
import type { Store } from '../../../platform/db/open.ts';

/** The state of PostgreSQL's archive, from which it can be restored to a chosen minute. */
export interface ArchiveState {
  readonly isOn: boolean;
  readonly lastArchived: string | null;
  readonly lastArchivedAt: Date | null;
  readonly lastFailed: string | null;
  readonly lastFailedAt: Date | null;
}

export async function findArchiveState({ db }: Pick<Store, 'db'>): Promise<ArchiveState> {
  const { rows } = await sql<ArchiveState>`
    select current_setting('archive_mode') <> 'off' as "isOn",
      last_archived_wal as "lastArchived", last_archived_time as "lastArchivedAt",
      last_failed_wal as "lastFailed", last_failed_time as "lastFailedAt"
    from pg_stat_archiver`.execute(db);
  const [state] = rows;
  if (!state) throw new Error('pg_stat_archiver has one row, always.');
  return state;
}
