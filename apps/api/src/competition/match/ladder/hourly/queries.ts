import { competitionStates, isInProgress } from '@traip/engine/competition';
import { defaultParams } from '@traip/engine/formats';
import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/schema.ts';

const underWay = competitionStates.filter(isInProgress);
const batchSize = 200;

/**
 * Unstarted challenges of running ladders that may be past their last day. A coarse filter: the exact day depends on
 * daylight saving time and on when the match got its teams.
 */
export function listLapseCandidates(db: Database, at: Date) {
  const aDayAhead = new Date(at.getTime() + 86_400_000);
  const days = sql`coalesce((broker_configs.params ->> 'days')::int, ${defaultParams.LADDER.days}::int)`;
  return db
    .selectFrom('matches')
    .innerJoin('brokerConfigs', 'brokerConfigs.phaseId', 'matches.phaseId')
    .innerJoin('phases', 'phases.id', 'matches.phaseId')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .select(['matches.id', 'matches.organisationId'])
    .where('brokerConfigs.algorithm', '=', 'LADDER')
    .where('phases.state', 'in', underWay)
    .where('competitions.state', 'in', underWay)
    .where('competitions.deletedAt', 'is', null)
    .where('matches.deletedAt', 'is', null)
    .where('matches.state', 'in', ['CREATED', 'SCHEDULED'])
    .where('matches.homeTeamId', 'is not', null)
    .where('matches.awayTeamId', 'is not', null)
    .where(
      sql<boolean>`greatest(matches.created_at, competitions.starts_on::timestamptz)
        + make_interval(days => ${days}) < ${aDayAhead}`,
    )
    .orderBy('matches.createdAt')
    .limit(batchSize)
    .execute();
}

/** Running ladders with an inactivity rule. */
export function listIdleLadders(db: Database) {
  return db
    .selectFrom('phases')
    .innerJoin('brokerConfigs', 'brokerConfigs.phaseId', 'phases.id')
    .innerJoin('competitions', 'competitions.id', 'phases.competitionId')
    .select(['phases.id as phaseId', 'phases.competitionId'])
    .where('brokerConfigs.algorithm', '=', 'LADDER')
    .where(sql<boolean>`jsonb_typeof(broker_configs.params -> 'inactivityDrop') = 'object'`)
    .where('phases.state', 'in', underWay)
    .where('competitions.state', 'in', underWay)
    .where('competitions.deletedAt', 'is', null)
    .orderBy('phases.id')
    .execute();
}

/** The format of a match's phase, and the first day of its competition. */
export function findPhaseFormat(db: Database, matchId: string) {
  return db
    .selectFrom('matches')
    .innerJoin('brokerConfigs', 'brokerConfigs.phaseId', 'matches.phaseId')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .select(['competitions.startsOn', 'brokerConfigs.algorithm', 'brokerConfigs.params'])
    .where('matches.id', '=', matchId)
    .executeTakeFirst();
}
