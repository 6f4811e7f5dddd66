import { isRefusal } from '@traip/contract';
import { sql } from 'kysely';
import type { Trx } from './schema.ts';

/** Part of a transaction that is rolled back separately when the work returns a refusal. */
export async function withSavepoint<T>(trx: Trx, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(trx);
  const outcome = await work();
  if (isRefusal(outcome)) await sql`rollback to savepoint part`.execute(trx);
  await sql`release savepoint part`.execute(trx);
  return outcome;
}
