import { type RawBuilder, sql } from 'kysely';

/** The ids of somebody and of the children they answer for, as an array that is made once for a query. */
export function selfAndChildren(userId: string | RawBuilder<string>) {
  return sql<string[]>`array(select ${userId}::uuid union all select guardians.child_id from guardians
    where guardians.user_id = ${userId} and guardians.ended_at is null)`;
}
