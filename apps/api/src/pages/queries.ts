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
export async function lookSince(db: Database, seen: Seen): Promise<Look> {
  const { rows } = await sql<Look>`select pg_current_snapshot()::text as seen, array(
      select distinct competition_id::text from page_changes
      where written_by >= pg_snapshot_xmin(${seen}::pg_snapshot)
        and not pg_visible_in_snapshot(written_by, ${seen}::pg_snapshot)) as changed`.execute(db);
  return oneOf(rows);
}

export async function findCompetitionOf(db: Database, matchId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('matches')
    .select('competitionId')
    .where('id', '=', matchId)
    .executeTakeFirst();
  return row?.competitionId;
}

function oneOf<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('A look at the database has no answer.');
  return row;
}
