import { type OperationNodeSource, sql } from 'kysely';
import type { Trx } from './schema.ts';

/** Runs several inserts as one statement, in one round trip. None of them sees the rows of another. */
export async function insertTogether(trx: Trx, inserts: readonly OperationNodeSource[]): Promise<void> {
  const named = inserts.map((insert, index) => sql`${sql.ref(`insert_${index}`)} as (${insert})`);
  await sql`with ${sql.join(named)} select`.execute(trx);
}
