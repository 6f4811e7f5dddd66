import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';
import type { CompetitionRecord, OrganisationRef } from '../competition/queries.ts';

/** The weight settings of a competition, and whether it is drawn. */
const classColumns = [
  'competitions.id',
  'competitions.name',
  'competitions.weightAbove',
  'competitions.weightUpTo',
  'competitions.weighInRequired',
] as const;

const isDrawn = sql<boolean>`exists (select from matches
  where matches.competition_id = competitions.id and matches.deleted_at is null)`.as('isDrawn');

export function findClass(db: Database, { organisationId }: OrganisationRef, competitionId: string) {
  return db
    .selectFrom('competitions')
    .select(classColumns)
    .select(['competitions.seasonId', 'competitions.categoryId'])
    .select(isDrawn)
    .where('competitions.organisationId', '=', organisationId)
    .where('competitions.id', '=', competitionId)
    .where('competitions.deletedAt', 'is', null)
    .executeTakeFirst();
}

type ClassRow = NonNullable<Awaited<ReturnType<typeof findClass>>>;

/** The other classes of its season and category, lightest first. */
export function listSiblings(
  db: Database,
  { organisationId }: OrganisationRef,
  { id, seasonId, categoryId }: Pick<ClassRow, 'id' | 'seasonId' | 'categoryId'>,
) {
  return db
    .selectFrom('competitions')
    .select(classColumns)
    .select(isDrawn)
    .where('competitions.organisationId', '=', organisationId)
    .where('competitions.seasonId', '=', seasonId)
    .where('competitions.categoryId', '=', categoryId)
    .where('competitions.id', '<>', id)
    .where('competitions.deletedAt', 'is', null)
    .where('competitions.competitors', '=', 'INDIVIDUAL')
    .where(({ eb, or }) =>
      or([eb('competitions.weightAbove', 'is not', null), eb('competitions.weightUpTo', 'is not', null)]),
    )
    .orderBy('competitions.weightUpTo', (order) => order.asc().nullsLast())
    .orderBy('competitions.weightAbove')
    .orderBy('competitions.id')
    .limit(100)
    .execute();
}

/** All competitors with their weights. */
export function listWeighed(db: Database, { organisationId }: OrganisationRef, competitionId: string) {
  return db
    .selectFrom('participations')
    .innerJoin('teams', 'teams.id', 'participations.teamId')
    .leftJoin('weighIns', (join) =>
      join
        .onRef('weighIns.competitionId', '=', 'participations.competitionId')
        .onRef('weighIns.teamId', '=', 'participations.teamId'),
    )
    .leftJoin('users', 'users.id', 'weighIns.byUser')
    .select([
      'teams.id',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
    ])
    .select(['weighIns.grams', 'weighIns.at'])
    .select(sql<string | null>`nullif(trim(users.first_name || ' ' || users.surnames), '')`.as('by'))
    .where('participations.organisationId', '=', organisationId)
    .where('participations.competitionId', '=', competitionId)
    .where('participations.status', '=', 'ACCEPTED')
    .orderBy(sql`lower(teams.name)`)
    .orderBy('teams.id')
    .execute();
}

interface Weight {
  readonly competitionId: string;
  readonly teamId: string;
  readonly grams: number;
  readonly at: Date;
  readonly byUser: string | null;
}

export async function saveWeight(trx: Trx, { competitionId, teamId, ...weighed }: Weight): Promise<void> {
  await trx
    .insertInto('weighIns')
    .values({ competitionId, teamId, ...weighed })
    .onConflict((conflict) => conflict.columns(['competitionId', 'teamId']).doUpdateSet(weighed))
    .execute();
}

export async function deleteWeight(trx: Trx, competitionId: string, teamId: string): Promise<void> {
  await trx
    .deleteFrom('weighIns')
    .where('competitionId', '=', competitionId)
    .where('teamId', '=', teamId)
    .execute();
}

export function findWeight(db: Database, competitionId: string, teamId: string) {
  return db
    .selectFrom('weighIns')
    .selectAll()
    .where('competitionId', '=', competitionId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();
}

export function listWeights(db: Database, competitionId: string) {
  return db.selectFrom('weighIns').select('grams').where('competitionId', '=', competitionId).execute();
}

export async function saveClass(
  trx: Trx,
  { id }: Pick<CompetitionRecord, 'id'>,
  saved: Pick<CompetitionRecord, 'weightAbove' | 'weightUpTo' | 'weighInRequired'>,
): Promise<void> {
  await trx.updateTable('competitions').set(saved).where('id', '=', id).execute();
}

export async function hasFixtures(db: Database, competitionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('matches')
    .select('id')
    .where('competitionId', '=', competitionId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many competitors still have to weigh in before the draw. */
export async function countUnweighed(db: Database, competitionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('competitions')
    .innerJoin('participations', 'participations.competitionId', 'competitions.id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('competitions.id', '=', competitionId)
    .where('competitions.weighInRequired', '=', true)
    .where('participations.status', '=', 'ACCEPTED')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('weighIns')
            .select('weighIns.teamId')
            .whereRef('weighIns.competitionId', '=', 'participations.competitionId')
            .whereRef('weighIns.teamId', '=', 'participations.teamId'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return count;
}
