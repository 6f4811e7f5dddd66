import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

const among = (ids: readonly string[]) => sql<string>`any(${sql.val(ids)}::uuid[])`;

/** The phases of a competition in their order, with the rules that they are played by. */
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

/** The competition of a phase. */
export async function competitionOfPhase(db: Database, phaseId: string): Promise<string> {
  const { competitionId } = await db
    .selectFrom('phases')
    .select('competitionId')
    .where('id', '=', phaseId)
    .executeTakeFirstOrThrow();
  return competitionId;
}

/** Holds a phase: its results, and what follows from them, change one after the other. */
export async function lockPhase(db: Database, phaseId: string): Promise<void> {
  await db.selectFrom('phases').select('id').where('id', '=', phaseId).forUpdate().execute();
}

/** Who is in the phases, also those who left while they were played; best seed first. */
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
    .where('phaseTeams.phaseId', '=', among(phaseIds))
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
    .where('phaseId', '=', among(phaseIds))
    .orderBy('place')
    .execute();
}

export function listTies(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('phaseTies')
    .select(['phaseId', 'tie'])
    .where('phaseId', '=', among(phaseIds))
    .orderBy('place')
    .execute();
}

export function listMatches(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('matches')
    .select(['id', 'phaseId', 'key', 'kind', 'round', 'groupKey', 'tieKey', 'isIfNeeded', 'home', 'away'])
    .select(['homeTeamId', 'awayTeamId', 'state', 'kickOff', 'finishedAt', 'homeScore', 'awayScore'])
    .select(['result', 'advances'])
    .where('phaseId', '=', among(phaseIds))
    .where('deletedAt', 'is', null)
    .orderBy('round')
    .orderBy('key')
    .execute();
}

/** What of a match its result does not tell: cards, and why somebody forfeited. */
export function listTelling(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('matchEvents')
    .innerJoin('matches', 'matches.id', 'matchEvents.matchId')
    .select(['matchEvents.id', 'matchEvents.matchId', 'matchEvents.type', 'matchEvents.kind'])
    .select(['matchEvents.teamId', 'matchEvents.playerId'])
    .select(sql<boolean>`coalesce((payload ->> 'tooFewPlayers')::boolean, false)`.as('isForWantOfPlayers'))
    .where('matches.phaseId', '=', among(phaseIds))
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
    .where('phaseId', '=', among(phaseIds))
    .where('deletedAt', 'is', null)
    .execute();
}

/** In the order in which they were recorded. */
export function listDraws(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('recordedDraws')
    .select(['phaseId', 'teamOrder'])
    .where('phaseId', '=', among(phaseIds))
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function listByes(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('phaseByes')
    .select(['phaseId', 'round', 'teamId'])
    .where('phaseId', '=', among(phaseIds))
    .orderBy('round')
    .execute();
}
