import { sql } from 'kysely';
import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import { playerColumns } from '../../../platform/db/player-columns.ts';
import type { Database } from '../../../platform/db/schema.ts';

/** A match that the user can see, with the rules of its competition; `null` is an anonymous user. */
export function findVisibleMatch(db: Database, userId: string | null, id: string) {
  return competitionsVisibleTo(db, userId)
    .innerJoin('matches', 'matches.competitionId', 'competitions.id')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select([
      'matches.id',
      'matches.homeTeamId',
      'matches.awayTeamId',
      'competitions.rulesOverride',
      'categories.sportVariantKey',
    ])
    .where('matches.id', '=', id)
    .where('matches.deletedAt', 'is', null)
    .executeTakeFirst();
}

/** People by id, each with their shirt number if the lineup has one. */
export function listPeople(db: Database, matchId: string, ids: readonly string[]) {
  return db
    .selectFrom('players')
    .select(playerColumns)
    .select(({ selectFrom }) =>
      selectFrom('lineupPlayers')
        .innerJoin('lineups', 'lineups.id', 'lineupPlayers.lineupId')
        .select('lineupPlayers.shirt')
        .whereRef('lineupPlayers.playerId', '=', 'players.id')
        .where('lineups.matchId', '=', matchId)
        .where('lineups.state', '<>', 'DRAFT')
        .limit(1)
        .as('shirt'),
    )
    .where('players.id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .execute();
}
