import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

const anyOf = (ids: readonly string[]) => sql<string>`any(${sql.val(ids)}::uuid[])`;

/** The phases of a competition in order, with their rules. */
export function listPhases(db: Database, competitionId: string) {
  return db
    .selectFrom('phases')
    .innerJoin('competitions', 'competitions.id', 'phases.competitionId')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .leftJoin('brokerConfigs', 'brokerConfigs.phaseId', 'phases.id')
    .select(['phases.id', 'phases.organisationId', 'phases.competitionId', 'phases.place', 'phases.name'])
    .select(['phases.state', 'phases.lotsSeed', 'phases.lotsCommitment', 'phases.finishedAt'])
    .select(['brokerConfigs.algorithm', 'brokerConfigs.params', 'brokerConfigs.seed'])
    .select(['competitions.rulesOverride', 'categories.sportVariantKey'])
    .where('phases.competitionId', '=', competitionId)
    .orderBy('phases.place')
    .execute();
}

export type PhaseRow = Awaited<ReturnType<typeof listPhases>>[number];

export async function findCompetitionId(db: Database, phaseId: string): Promise<string> {
  const { competitionId } = await db
    .selectFrom('phases')
    .select('competitionId')
    .where('id', '=', phaseId)
    .executeTakeFirstOrThrow();
  return competitionId;
}

/** Serialises changes to the results of a phase and their consequences. */
export async function lockPhase(db: Database, phaseId: string): Promise<void> {
  await db.selectFrom('phases').select('id').where('id', '=', phaseId).forUpdate().execute();
}

/** Teams of the phases, withdrawn ones included; best seed first. */
export function listTeams(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('phaseTeams')
    .innerJoin('phases', 'phases.id', 'phaseTeams.phaseId')
    .innerJoin('participations', (join) =>
      join
        .onRef('participations.teamId', '=', 'phaseTeams.teamId')
        .onRef('participations.competitionId', '=', 'phases.competitionId'),
    )
    .select(['phaseTeams.phaseId', 'phaseTeams.teamId', 'participations.status'])
    .select(['participations.withdrawalMode', 'participations.decidedAt', 'participations.createdAt'])
    .select(({ fn }) => fn.coalesce('phaseTeams.seed', 'participations.seed').as('seed'))
    .where('phaseTeams.phaseId', '=', anyOf(phaseIds))
    .where('participations.status', 'in', ['ACCEPTED', 'WITHDRAWN'])
    .orderBy(sql`coalesce(phase_teams.seed, participations.seed) asc nulls last`)
    .orderBy('participations.createdAt')
    .orderBy('participations.id')
    .execute();
}

export function listGroups(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('phaseGroups')
    .select(['phaseId', 'key', 'members'])
    .where('phaseId', '=', anyOf(phaseIds))
    .orderBy('place')
    .execute();
}

export function listTies(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('phaseTies')
    .select(['phaseId', 'tie'])
    .where('phaseId', '=', anyOf(phaseIds))
    .orderBy('place')
    .execute();
}

export function listMatches(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('matches')
    .select(['id', 'phaseId', 'key', 'kind', 'round', 'groupKey', 'tieKey', 'isIfNeeded', 'home', 'away'])
    .select(['homeTeamId', 'awayTeamId', 'state', 'kickOff', 'finishedAt', 'homeScore', 'awayScore'])
    .select(['result', 'advances'])
    .where('phaseId', '=', anyOf(phaseIds))
    .where('deletedAt', 'is', null)
    .orderBy('round')
    .orderBy('key')
    .execute();
}

/** Details that results leave out: cards, and the reason for a forfeit. */
export function listMatchDetails(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('matchEvents')
    .innerJoin('matches', 'matches.id', 'matchEvents.matchId')
    .select(['matchEvents.id', 'matchEvents.matchId', 'matchEvents.type', 'matchEvents.kind'])
    .select(['matchEvents.teamId', 'matchEvents.playerId'])
    .select(sql<boolean>`coalesce((payload ->> 'tooFewPlayers')::boolean, false)`.as('isForWantOfPlayers'))
    .where('matches.phaseId', '=', anyOf(phaseIds))
    .where('matches.deletedAt', 'is', null)
    .where('matchEvents.deletedAt', 'is', null)
    .where('matchEvents.type', 'in', ['CARD', 'MANUAL_RESULT'])
    .orderBy('matchEvents.seq')
    .execute();
}

export function listAdjustments(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('adjustments')
    .select(['id', 'phaseId', 'teamId', 'points', 'effectiveFrom'])
    .where('phaseId', '=', anyOf(phaseIds))
    .where('deletedAt', 'is', null)
    .execute();
}

/** In recording order. */
export function listDraws(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('recordedDraws')
    .select(['phaseId', 'teamOrder'])
    .where('phaseId', '=', anyOf(phaseIds))
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function listByes(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('phaseByes')
    .select(['phaseId', 'round', 'teamId'])
    .where('phaseId', '=', anyOf(phaseIds))
    .orderBy('round')
    .execute();
}

/** For phases with changing partners. */
export function listPairings(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('pairings')
    .innerJoin('phases', 'phases.competitionId', 'pairings.competitionId')
    .select(['phases.id as phaseId', 'pairings.teamId', 'pairings.oneId', 'pairings.otherId'])
    .where('phases.id', '=', anyOf(phaseIds))
    .execute();
}
