import type { Database } from '../../../platform/db/schema.ts';
import { mergesSince } from '../merges/queries.ts';

/** Merges of people who are in a team now. */
export function listMerges(db: Database, teamId: string, since: Date) {
  return mergesSince(db, since)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('teamMembers')
          .select('teamMembers.personId')
          .whereRef('teamMembers.personId', '=', 'merge.keptId')
          .where('teamMembers.teamId', '=', teamId)
          .where('teamMembers.leftAt', 'is', null),
      ),
    )
    .execute();
}
