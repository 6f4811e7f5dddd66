import { isRefusal } from '@traip/contract';
import type { Database, Trx } from './schema.ts';

/** Runs work in a transaction that is rolled back when the work returns a refusal. */
export async function withTransaction<T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
  const trx = await db.startTransaction().execute();
  try {
    const outcome = await work(trx);
    await (isRefusal(outcome) ? trx.rollback() : trx.commit()).execute();
    return outcome;
  } catch (error) {
    if (!trx.isCommitted && !trx.isRolledBack) await trx.rollback().execute();
    throw error;
  }
}
