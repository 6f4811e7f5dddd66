import type { Database } from '../../../platform/db/schema.ts';

/** The accounts of these addresses that can be signed in to. */
export function listAccounts(db: Database, emails: readonly string[]) {
  return db
    .selectFrom('users')
    .select(['email', 'firstName', 'surnames'])
    .where('email', 'in', emails)
    .where('emailVerifiedAt', 'is not', null)
    .execute();
}
