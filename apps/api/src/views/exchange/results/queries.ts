import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** The fixtures with both teams known, with the keys by which a table may refer to them. */
export function listFixtures(db: Database, competitionId: string) {
  return db
    .selectFrom('matches')
    .innerJoin('phases', 'phases.id', 'matches.phaseId')
    .innerJoin('teams as home', 'home.id', 'matches.homeTeamId')
    .innerJoin('teams as away', 'away.id', 'matches.awayTeamId')
    .select(['matches.id', 'matches.phaseId', 'matches.groupKey', 'matches.round', 'matches.state'])
    .select(['matches.homeScore', 'matches.awayScore', 'matches.kickOff', 'matches.result'])
    .select(['phases.name as phase', 'phases.place'])
    .select(['home.name as homeName', 'home.code as homeCode'])
    .select(['away.name as awayName', 'away.code as awayCode'])
    .select(sql<string>`folded(home.name)`.as('homeKey'))
    .select(sql<string>`folded(away.name)`.as('awayKey'))
    .where('matches.competitionId', '=', competitionId)
    .where('matches.kind', '=', 'NORMAL')
    .where('matches.deletedAt', 'is', null)
    .orderBy('phases.place')
    .orderBy('matches.round')
    .orderBy('matches.groupKey')
    .orderBy('matches.key')
    .execute();
}

export type Fixture = Awaited<ReturnType<typeof listFixtures>>[number];
