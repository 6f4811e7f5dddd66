import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';

/**
 * What competitions hang on, and the column of the row around that says which one. The row around must not be
 * called `traips`: the competitions are read with theirs.
 */
type Holders = Partial<Record<'traipId' | 'seasonId' | 'categoryId', string>>;

/** How many competitions somebody may see of what the row around is about. Nobody in particular is `null`. */
export function competitionCount(db: Database, userId: string | null, holders: Holders) {
  const counted = Object.entries(holders).reduce(
    (found, [column, ref]) =>
      found.where(`competitions.${column as keyof Holders}`, '=', sql.ref<string>(ref)),
    competitionsVisibleTo(db, userId),
  );
  return sql<number>`${counted.select(({ fn }) => fn.countAll().as('count'))}`.as('competitions');
}
