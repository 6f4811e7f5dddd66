import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';

/**
 * The parents of the competitions to count, each with the column of the outer query that has its id. The outer query
 * must not use the name `traips`, because the subquery joins that table.
 */
type CompetitionParents = Partial<Record<'traipId' | 'seasonId' | 'categoryId', string>>;

/** The number of competitions that a user can see, per row of the outer query. `null` is anonymous. */
export function competitionCount(db: Database, userId: string | null, parents: CompetitionParents) {
  const counted = Object.entries(parents).reduce(
    (found, [column, ref]) =>
      found.where(`competitions.${column as keyof CompetitionParents}`, '=', sql.ref<string>(ref)),
    competitionsVisibleTo(db, userId),
  );
  return sql<number>`${counted.select(({ fn }) => fn.countAll().as('count'))}`.as('competitions');
}
