import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/schema.ts';

/** A tie of a phase that feeds a slot. */
interface TieRef {
  readonly phaseId: string;
  readonly tie: string;
}

/** The first match of each of these ties, with team names. */
export function listTies(db: Database, ties: readonly TieRef[]) {
  const wanted = sql`select * from unnest(${sql.val(ties.map(({ phaseId }) => phaseId))}::uuid[],
    ${sql.val(ties.map(({ tie }) => tie))}::text[])`;
  return db
    .selectFrom('matches')
    .leftJoin('teams as home', 'home.id', 'matches.homeTeamId')
    .leftJoin('teams as away', 'away.id', 'matches.awayTeamId')
    .distinctOn(['matches.phaseId', 'matches.tieKey'])
    .select(['matches.id', 'matches.phaseId', 'matches.tieKey', 'matches.round'])
    .select(['home.name as home', 'away.name as away'])
    .where(sql<boolean>`(matches.phase_id, matches.tie_key) in (${wanted})`)
    .where('matches.deletedAt', 'is', null)
    .orderBy('matches.phaseId')
    .orderBy('matches.tieKey')
    .orderBy('matches.round')
    .orderBy('matches.key')
    .execute();
}
