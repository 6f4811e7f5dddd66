import { sql } from 'kysely';
import { compiledRows } from '../../../../platform/db/compiled-rows.ts';
import type { Database } from '../../../../platform/db/schema.ts';
import { isBeforeDue } from '../due/queries.ts';
import { filteredMatches, isQueued, type MatchFilter, selectRow } from '../rows/queries.ts';

/** Conditions on `matches`: live, upcoming, and over. */
export const moments = {
  live: () => sql<boolean>`matches.state = 'IN_PROGRESS'`,
  next: (at: Date) => sql<boolean>`(matches.state = 'SCHEDULED' and ${isBeforeDue(at)} or ${isQueued})`,
  last: () => sql<boolean>`matches.state in ('FINISHED', 'CLOSED')`,
};

const recentMs = 60 * 86_400_000;

/** With two bounds, so that the database reads only these days of its index. */
export const endedRecently = (at: Date) => sql<boolean>`(matches.state in ('FINISHED', 'CLOSED')
  and matches.kick_off between ${new Date(at.getTime() - recentMs)} and ${at})`;

interface FirstOptions {
  readonly condition: ReturnType<(typeof moments)['next']>;
  readonly order: 'asc' | 'desc';
  readonly limit: number;
}

/** The first matches that meet the condition, by kick-off. */
export function listFirst(db: Database, filter: MatchFilter, options: FirstOptions) {
  return firstRows(db, filter, options).execute();
}

/** The matches nearest to now: live ones, upcoming ones, or those that are over. */
export const listNearest = compiledRows(
  (db, filter: MatchFilter, moment: keyof typeof moments, limit: number) =>
    firstRows(db, filter, {
      condition: moments[moment](filter.now),
      order: moment === 'last' ? 'desc' : 'asc',
      limit,
    }),
);

function firstRows(db: Database, filter: MatchFilter, { condition, order, limit }: FirstOptions) {
  return selectRow(filteredMatches(db, filter).where(condition))
    .orderBy('matches.kickOff', (by) => (order === 'asc' ? by.asc() : by.desc()).nullsLast())
    .orderBy('matches.round', order)
    .orderBy('matches.id', order)
    .limit(limit);
}
