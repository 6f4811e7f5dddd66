import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

const batchSize = 200;

/** Unclosed matches that ended before then; abandoned ones wait for a decision. */
export function listUnclosed(db: Database, before: Date) {
  return db
    .selectFrom('matches')
    .select(['id', 'organisationId'])
    .where('state', '=', 'FINISHED')
    .where('finishedAt', '<', before)
    .where('deletedAt', 'is', null)
    .where(sql<boolean>`(result ->> 'outcome' <> 'ABANDONED' or (result ->> 'counts')::boolean)`)
    .orderBy('finishedAt')
    .limit(batchSize)
    .execute();
}
