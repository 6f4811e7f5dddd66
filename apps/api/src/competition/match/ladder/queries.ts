import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** Whether the matches of a phase are challenges. */
export async function isLadder(db: Database, phaseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('brokerConfigs')
    .select('algorithm')
    .where('phaseId', '=', phaseId)
    .executeTakeFirst();
  return row?.algorithm === 'LADDER';
}

/** Team names by id. */
export async function listTeamNames(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
