import { sql } from 'kysely';
import type { RunQuery } from '../db/open.ts';
import type { Database } from '../db/schema.ts';

/** A PostgreSQL snapshot: which transactions had ended at one moment. */
export type Snapshot = string;

/** Changes between two polls: competitions by id, `null` for changes that any page may show. */
interface Changes {
  readonly snapshot: Snapshot;
  readonly changed: readonly (string | null)[];
}

/** Before the first poll there is no snapshot to compare with. */
export async function readSnapshot(db: Database): Promise<Snapshot> {
  const { rows } = await sql<{
    snapshot: Snapshot;
  }>`select pg_current_snapshot()::text as snapshot`.execute(db);
  return onlyRow(rows).snapshot;
}

/**
 * Reads what was committed since a snapshot, even if transactions overtook each other, together with the new
 * snapshot. Both come from one statement, so nothing is lost between two polls.
 */
export function changesReader(db: Database, runQuery?: RunQuery): (since: Snapshot) => Promise<Changes> {
  // Compiled once: it is the most frequent query of all.
  const query = sql<Changes>`select pg_current_snapshot()::text as snapshot, array(
      select distinct competition_id::text from page_changes
      where written_by >= pg_snapshot_xmin(${''}::pg_snapshot)
        and not pg_visible_in_snapshot(written_by, ${''}::pg_snapshot)) as changed`.compile(db);
  const send: RunQuery = runQuery ?? (async (compiled) => (await db.executeQuery(compiled)).rows);
  return async (since) => onlyRow(await send<Changes>({ ...query, parameters: [since, since] }));
}

export async function findCompetitionOf(db: Database, matchId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('matches')
    .select('competitionId')
    .where('id', '=', matchId)
    .executeTakeFirst();
  return row?.competitionId;
}

/** The competitions these ids refer to: competitions, phases or matches. */
export async function listCompetitionsOf(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ competitionId: string }>`
    select id as competition_id from competitions where id = any(${ids}::uuid[])
    union select competition_id from phases where id = any(${ids}::uuid[])
    union select competition_id from matches where id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ competitionId }) => competitionId);
}

/** Change only with recorded tables: a view, search names, and merges, which delete a person. */
const derived = ['players', 'person_names', 'person_merges'];

/** The tables whose changes no trigger records. Job tables are in a schema of their own. */
export async function listUntrackedTables(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind in ('r', 'p', 'v', 'm') and relnamespace = 'public'::regnamespace
      and relname <> all(${sql.val(derived)}::text[])
      and not exists (select from pg_trigger where tgrelid = pg_class.oid
        and tgname = 'note_page_change_update')`.execute(db);
  return ['pgboss', ...rows.map(({ name }) => name)];
}

function onlyRow<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('The poll of the database returned no row.');
  return row;
}
