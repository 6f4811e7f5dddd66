import { type SqlBool, sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** What the page of a match shows beyond its list row. */
export function findMatchContext(db: Database, matchId: string) {
  return db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .innerJoin('traips', 'traips.id', 'competitions.traipId')
    .innerJoin('organisations', 'organisations.id', 'matches.organisationId')
    .leftJoin('brokerConfigs', 'brokerConfigs.phaseId', 'matches.phaseId')
    .leftJoin('fields', 'fields.id', 'matches.fieldId')
    .leftJoin('venues', 'venues.id', 'fields.venueId')
    .select(['matches.kind', 'matches.isIfNeeded', 'matches.streamUrl'])
    .select(['organisations.id as organisationId', 'organisations.orgCode'])
    .select(['organisations.name as organisationName', 'organisations.avatarKey as organisationAvatarKey'])
    .select(['traips.id as traipId', 'traips.code as traipCode', 'traips.name as traipName'])
    .select(['traips.sportKey', 'venues.id as venueId', 'venues.name as venueName'])
    .select(['venues.address', 'venues.city', 'venues.latitude', 'venues.longitude'])
    .select(['competitions.startsOn', 'brokerConfigs.algorithm', 'brokerConfigs.params'])
    .where('matches.id', '=', matchId)
    .executeTakeFirstOrThrow();
}

interface PositionInPhase {
  readonly phaseId: string;
  readonly round: number;
  readonly key: string;
}

function neighbours(db: Database, phaseId: string) {
  return db
    .selectFrom('matches')
    .leftJoin('teams as home', 'home.id', 'matches.homeTeamId')
    .leftJoin('teams as away', 'away.id', 'matches.awayTeamId')
    .select(['matches.id', 'matches.kickOff', 'matches.state', 'matches.round'])
    .select(['matches.homeScore', 'matches.awayScore', 'home.name as home', 'away.name as away'])
    .where('matches.phaseId', '=', phaseId)
    .where('matches.deletedAt', 'is', null)
    .limit(1);
}

/** The next match in the order of the phase. */
export function findNext(db: Database, { phaseId, round, key }: PositionInPhase) {
  return neighbours(db, phaseId)
    .where(sql<SqlBool>`(matches.round, matches.key) > (${round}::int, ${key}::text)`)
    .orderBy('matches.round')
    .orderBy('matches.key')
    .executeTakeFirst();
}

export function findPrevious(db: Database, { phaseId, round, key }: PositionInPhase) {
  return neighbours(db, phaseId)
    .where(sql<SqlBool>`(matches.round, matches.key) < (${round}::int, ${key}::text)`)
    .orderBy('matches.round', 'desc')
    .orderBy('matches.key', 'desc')
    .executeTakeFirst();
}
