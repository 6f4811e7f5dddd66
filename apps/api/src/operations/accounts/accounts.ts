import { deleteSecondFactor } from '../../people/auth/second-factor/queries.ts';
import type { Database } from '../../platform/db/schema.ts';
import { endSessions as end, findAccount } from './queries.ts';

/** What an operator can do for users who cannot help themselves. Null: there is no such account. */
type Outcome = Promise<{ readonly email: string; readonly sessions: number } | null>;

/**
 * For users who lost every second factor and all recovery codes, once the operator has verified their
 * identity. They sign in with the password, or a link to choose one; every session ends, in case an attacker
 * opened it.
 */
export async function removeSecondFactor(db: Database, email: string, now: Date): Outcome {
  return db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, email);
    if (!account) return null;
    await deleteSecondFactor(trx, account.id);
    return { email: account.email, sessions: await end(trx, account.id, now) };
  });
}

/** Signs a user out everywhere. */
export async function endSessionsOf(db: Database, email: string, now: Date): Outcome {
  return db.transaction().execute(async (trx) => {
    const account = await findAccount(trx, email);
    return account ? { email: account.email, sessions: await end(trx, account.id, now) } : null;
  });
}

/** Signs everyone out; returns how many sessions there were. */
export function endAllSessions(db: Database, now: Date): Promise<number> {
  return db.transaction().execute((trx) => end(trx, null, now));
}
