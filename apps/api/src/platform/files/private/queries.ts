import type { Database, Trx } from '../../db/schema.ts';

/** Until a row refers to it, a file is to be deleted. */
export async function insertDiscarded(db: Database, key: string, at: Date): Promise<void> {
  await db.insertInto('discardedFiles').values({ key, at }).execute();
}

export async function unmarkDiscarded(trx: Trx, key: string): Promise<void> {
  await trx.deleteFrom('discardedFiles').where('key', '=', key).execute();
}

const batch = 500;

export async function listDiscarded(db: Database, before: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('discardedFiles')
    .select('key')
    .where('at', '<=', before)
    .orderBy('at')
    .limit(batch)
    .execute();
  return rows.map(({ key }) => key);
}

export async function forgetDiscarded(db: Database, key: string): Promise<void> {
  await db.deleteFrom('discardedFiles').where('key', '=', key).execute();
}

/** The given files that are to be deleted. */
export async function areDiscarded(db: Database, keys: readonly string[]): Promise<readonly string[]> {
  if (keys.length === 0) return [];
  const rows = await db.selectFrom('discardedFiles').select('key').where('key', 'in', keys).execute();
  return rows.map(({ key }) => key);
}
