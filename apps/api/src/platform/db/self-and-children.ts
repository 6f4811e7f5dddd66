import { type RawBuilder, sql } from 'kysely';
import { actingOrganisation } from './acting-organisation.ts';

/**
 * The ids of a user and of the children they are guardians of, as an array computed once per query. Empty
 * while an organisation acts.
 */
export function selfAndChildren(userId: string | RawBuilder<string>) {
  if (actingOrganisation()) return sql<string[]>`array[]::uuid[]`;
  return sql<string[]>`array(select ${userId}::uuid union all select guardians.child_id from guardians
    where guardians.user_id = ${userId} and guardians.ended_at is null)`;
}
