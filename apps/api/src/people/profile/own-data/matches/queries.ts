import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/schema.ts';

/** How a match is identified in the export. */
const matchColumns = [
  'matches.id as matchId',
  'matches.kickOff',
  'competitions.name as competition',
] as const;

export const listRaces = (db: Database, userId: string) =>
  db
    .selectFrom('raceEntries as entry')
    .innerJoin('races', 'races.id', 'entry.raceId')
    .innerJoin('competitions', 'competitions.id', 'entry.competitionId')
    .leftJoin('raceResults as result', 'result.entryId', 'entry.id')
    .select(['competitions.name as competition', 'races.name as race', 'races.startsAt', 'races.kind'])
    .select(['entry.bib', 'entry.club', 'entry.gender', 'entry.birthYear', 'entry.heat', 'entry.lane'])
    .select(['entry.handicapTenths', 'entry.teeTime', 'entry.startingHole', 'result.card'])
    .select([
      'result.mark',
      'result.status',
      'result.netMark',
      'result.wind',
      'result.splits',
      'result.place',
    ])
    .select('entry.team')
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('entry.personId', '=', userId),
        exists(
          selectFrom('raceMembers')
            .select('leg')
            .whereRef('raceMembers.entryId', '=', 'entry.id')
            .where('raceMembers.personId', '=', userId),
        ),
      ]),
    )
    .orderBy('entry.createdAt')
    .orderBy('entry.id')
    .execute();

/** Earlier marks that organisers keep for records. */
export const listEarlierMarks = (db: Database, userId: string) =>
  db
    .selectFrom('earlierMarks as mark')
    .innerJoin('traips', 'traips.id', 'mark.traipId')
    .select(['traips.name as traip', 'mark.event', 'mark.kind', 'mark.mark', 'mark.gender', 'mark.birthYear'])
    .select(['mark.club', 'mark.heldOn', 'mark.place'])
    .where('mark.personId', '=', userId)
    .orderBy('mark.createdAt')
    .orderBy('mark.id')
    .execute();

export const listLineups = (db: Database, userId: string) =>
  db
    .selectFrom('lineupPlayers')
    .innerJoin('lineups', 'lineups.id', 'lineupPlayers.lineupId')
    .innerJoin('teams', 'teams.id', 'lineups.teamId')
    .innerJoin('matches', 'matches.id', 'lineups.matchId')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .select(matchColumns)
    .select(['teams.name as team', 'lineups.state', 'place', 'shirt', 'isGoalkeeper', 'isCaptain'])
    .where('lineupPlayers.playerId', '=', userId)
    .orderBy('matches.kickOff')
    .orderBy('matches.id')
    .execute();

export const listRubbers = (db: Database, userId: string) =>
  db
    .selectFrom('rubberPlayers')
    .innerJoin('matches', 'matches.id', 'rubberPlayers.matchId')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .select(matchColumns)
    .select(['rubberPlayers.rubber', 'rubberPlayers.side'])
    .where('rubberPlayers.playerId', '=', userId)
    .orderBy('matches.kickOff')
    .orderBy('matches.id')
    .orderBy('rubberPlayers.rubber')
    .execute();

export const listAttendances = (db: Database, userId: string) =>
  db
    .selectFrom('attendances')
    .innerJoin('matches', 'matches.id', 'attendances.matchId')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .select(matchColumns)
    .select(['attendances.answer', 'attendances.answeredAt'])
    .where('attendances.personId', '=', userId)
    .orderBy('attendances.answeredAt')
    .execute();

/** A union, because each part can use its own (partial) index. */
const involves = (userId: string) => sql<boolean>`match_events.id = any(array(
  select id from match_events where player_id = ${userId} and deleted_at is null
  union select id from match_events where player_id = ${userId} and deleted_at is not null
  union select id from match_events where related_player_id = ${userId} and deleted_at is null
  union select id from match_events where related_player_id = ${userId} and deleted_at is not null
  union select id from match_events where created_by = ${userId}
  union select id from match_events where deleted_by = ${userId}))`;

/** Events by or about the person, and those they recorded, including deleted ones. */
export const listEvents = (db: Database, userId: string) =>
  db
    .selectFrom('matchEvents')
    .innerJoin('matches', 'matches.id', 'matchEvents.matchId')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .leftJoin('teams', 'teams.id', 'matchEvents.teamId')
    .select(matchColumns)
    .select(['teams.name as team', 'type', 'matchEvents.kind', 'period', 'minute', 'second', 'personRole'])
    .select(['matchEvents.createdAt', 'matchEvents.deletedAt'])
    .select(({ eb }) => [
      eb('matchEvents.playerId', '=', userId).as('isPlayer'),
      eb('matchEvents.relatedPlayerId', '=', userId).as('isRelatedPlayer'),
      eb('matchEvents.createdBy', '=', userId).as('isWriter'),
      eb('matchEvents.deletedBy', '=', userId).as('isWhoTookItBack'),
    ])
    .where(involves(userId))
    .orderBy('matchEvents.createdAt')
    .orderBy('matchEvents.id')
    .execute();

export const listSuspensions = (db: Database, userId: string) =>
  db
    .selectFrom('suspensions')
    .innerJoin('competitions', 'competitions.id', 'suspensions.competitionId')
    .innerJoin('teams', 'teams.id', 'suspensions.teamId')
    .select(['competitions.name as competition', 'teams.name as team', 'cause', 'personRole', 'matches'])
    .select(['served', 'status', 'originMatchId as matchId', 'suspensions.createdAt'])
    .where('suspensions.playerId', '=', userId)
    .orderBy('suspensions.createdAt')
    .execute();

export const listRefereed = (db: Database, userId: string) =>
  db
    .selectFrom('matchReferees')
    .innerJoin('matches', 'matches.id', 'matchReferees.matchId')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .select(matchColumns)
    .select(['matchReferees.role', 'matches.state'])
    .where('matchReferees.userId', '=', userId)
    .orderBy('matches.kickOff')
    .orderBy('matches.id')
    .execute();

export const listBestPlayerOf = (db: Database, userId: string) =>
  db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .select(matchColumns)
    .where('matches.mvpPlayerId', '=', userId)
    .orderBy('matches.kickOff')
    .execute();
