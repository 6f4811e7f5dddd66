import { isRefusal } from '@traip/contract';
import type { Database, Trx } from './schema.ts';

/** One transaction for work that may be refused halfway: a refusal takes back what was written before it. */
export async function allOrNothing<T>(db: Database, work: (trx: Trx) => Promise<T>): Promise<T> {
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
