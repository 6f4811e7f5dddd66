import type { Privacy } from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
import { type RawBuilder, sql } from 'kysely';
import { anonymousId } from '../../db/acting-organisation.ts';
import { compiledOnce } from '../../db/compile-once.ts';
import { effectiveRole, fullRole } from '../../db/effective-role.ts';
import type { Database } from '../../db/schema.ts';
import { selfAndChildren } from '../../db/self-and-children.ts';

/** What decides whether a competition is visible. */
interface CompetitionVisibility {
  readonly state: CompetitionState;
  readonly privacy: Privacy;
  readonly wasPublished: boolean;
}

/** Traips with the caller's role in their organisation. */
function traipsWithRole(db: Database, userId: string) {
  return db
    .selectFrom('traips')
    .innerJoin('organisations', 'organisations.id', 'traips.organisationId')
    .leftJoin('organisationMembers as own', (join) =>
      join.onRef('own.organisationId', '=', 'organisations.id').on('own.userId', '=', userId),
    )
    .where('traips.deletedAt', 'is', null)
    .where('organisations.deletedAt', 'is', null)
    .select([
      'organisations.id as organisationId',
      'organisations.orgCode',
      fullRole('own').as('fullRole'),
      effectiveRole('own').as('role'),
      'traips.id as traipId',
      'traips.privacy as traipPrivacy',
    ]);
}

/** Whether the caller or a child of theirs is in a team with an accepted entry. */
function isParticipant(userId: string, condition: RawBuilder<unknown>) {
  if (userId === anonymousId) return sql<boolean>`false`;
  return sql<boolean>`exists (select 1 from participations
    join competitions as played on played.id = participations.competition_id
    join team_members on team_members.team_id = participations.team_id
    where ${condition} and played.deleted_at is null and participations.status = 'ACCEPTED'
      and team_members.person_id = any(${selfAndChildren(userId)}) and team_members.left_at is null)`;
}

const inTraip = sql`played.traip_id = traips.id`;

function traipFacts(db: Database, userId: string) {
  return traipsWithRole(db, userId).select([
    sql<null>`null`.as('competition'),
    isParticipant(userId, inTraip).as('isParticipant'),
  ]);
}

export function findTraip(db: Database, userId: string, id: string) {
  return traipFacts(db, userId).where('traips.id', '=', id).executeTakeFirst();
}

export function findTraipByCode(db: Database, userId: string, code: string) {
  return traipFacts(db, userId).where('traips.code', '=', code).executeTakeFirst();
}

export function findTraipOfSeason(db: Database, userId: string, id: string) {
  return traipFacts(db, userId)
    .innerJoin('seasons', 'seasons.traipId', 'traips.id')
    .where('seasons.id', '=', id)
    .where('seasons.deletedAt', 'is', null)
    .executeTakeFirst();
}

export function findTraipOfCategory(db: Database, userId: string, id: string) {
  return traipFacts(db, userId)
    .innerJoin('categories', 'categories.traipId', 'traips.id')
    .where('categories.id', '=', id)
    .where('categories.deletedAt', 'is', null)
    .executeTakeFirst();
}

function competitionFacts(db: Database, userId: string) {
  return traipsWithRole(db, userId)
    .innerJoin('competitions', 'competitions.traipId', 'traips.id')
    .where('competitions.deletedAt', 'is', null)
    .select((eb) => [
      eb
        .fn('jsonb_build_object', [
          sql.lit('state'),
          'competitions.state',
          sql.lit('privacy'),
          'competitions.privacy',
          sql.lit('wasPublished'),
          sql`competitions.published_at is not null`,
        ])
        .$castTo<CompetitionVisibility>()
        .as('competition'),
      isParticipant(userId, sql`played.id = competitions.id`).as('isParticipant'),
    ]);
}

export function findCompetition(db: Database, userId: string, id: string) {
  return competitionFacts(db, userId).where('competitions.id', '=', id).executeTakeFirst();
}

export function findCompetitionOfPhase(db: Database, userId: string, id: string) {
  return competitionFacts(db, userId)
    .innerJoin('phases', 'phases.competitionId', 'competitions.id')
    .where('phases.id', '=', id)
    .executeTakeFirst();
}

export async function findCompetitionOfMatch(db: Database, userId: string, id: string) {
  return (await db.executeQuery(competitionOfMatch(db, { userId, id }))).rows[0];
}

/** Runs before every write to a match. */
const competitionOfMatch = compiledOnce(
  (db, { userId, id }: { readonly userId: string; readonly id: string }) =>
    competitionFacts(db, userId)
      .innerJoin('matches', 'matches.competitionId', 'competitions.id')
      .where('matches.id', '=', id)
      .where('matches.deletedAt', 'is', null)
      .compile(),
);

export function findCompetitionOfLineup(db: Database, userId: string, id: string) {
  return competitionFacts(db, userId)
    .innerJoin('lineups', 'lineups.competitionId', 'competitions.id')
    .innerJoin('matches', 'matches.id', 'lineups.matchId')
    .where('lineups.id', '=', id)
    .where('matches.deletedAt', 'is', null)
    .executeTakeFirst();
}
