import { sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** A moment as the database tells it: every transaction that has ended. */
export type Seen = string;

/** What changed between two looks: competitions by their ids, `null` for what may be seen anywhere. */
export interface Look {
  readonly seen: Seen;
  readonly changed: readonly (string | null)[];
}

/** Before the first look there is nothing to compare with. */
export async function readSeen(db: Database): Promise<Seen> {
  const { rows } = await sql<{ seen: Seen }>`select pg_current_snapshot()::text as seen`.execute(db);
  return oneOf(rows).seen;
}

/**
 * What was committed since a moment, in whatever order transactions overtook each other; and the moment of this look.
 * Both come from one statement: nothing falls between two looks.
 */
export function lookingIn(db: Database): (seen: Seen) => Promise<Look> {
  // Written once: it is the most frequent query of all.
  const query = sql<Look>`select pg_current_snapshot()::text as seen, array(
      select distinct competition_id::text from page_changes
      where written_by >= pg_snapshot_xmin(${''}::pg_snapshot)
        and not pg_visible_in_snapshot(written_by, ${''}::pg_snapshot)) as changed`.compile(db);
  return async (seen) => {
    const { rows } = await db.executeQuery<Look>({ ...query, parameters: [seen, seen] });
    return oneOf(rows);
  };
}

export async function findCompetitionOf(db: Database, matchId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('matches')
    .select('competitionId')
    .where('id', '=', matchId)
    .executeTakeFirst();
  return row?.competitionId;
}

/** The competitions that these ids name: as themselves, or by a phase or a match. */
export async function listCompetitionsOf(db: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ competitionId: string }>`
    select id as competition_id from competitions where id = any(${ids}::uuid[])
    union select competition_id from phases where id = any(${ids}::uuid[])
    union select competition_id from matches where id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ competitionId }) => competitionId);
}

/** The tables whose changes nobody notes; those of the jobs have a schema of their own. */
export async function listUnwatched(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class
    where relkind in ('r', 'p', 'v', 'm') and relnamespace = 'public'::regnamespace
      and not exists (select from pg_trigger where tgrelid = pg_class.oid
        and tgname = 'note_page_change_update')`.execute(db);
  return ['pgboss', ...rows.map(({ name }) => name)];
}

function oneOf<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('A look at the database has no answer.');
  return row;
}
