import { countLimit } from '@traip/contract';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { AdjustmentsTable, RecordedDrawsTable } from '../../../platform/db/standing-tables.ts';

interface InOrganisation {
  readonly organisationId: string;
}

interface AdjustmentQuery {
  readonly competitionId: string;
  readonly page: number;
  readonly limit: number;
}

function activeAdjustments(db: Database, { organisationId }: InOrganisation, competitionId: string) {
  return db
    .selectFrom('adjustments')
    .where('adjustments.organisationId', '=', organisationId)
    .where('adjustments.competitionId', '=', competitionId)
    .where('adjustments.deletedAt', 'is', null);
}

function withPeople(db: Database, scope: InOrganisation, competitionId: string) {
  return activeAdjustments(db, scope, competitionId)
    .innerJoin('teams', 'teams.id', 'adjustments.teamId')
    .innerJoin('users', 'users.id', 'adjustments.decidedBy')
    .select(['adjustments.id', 'adjustments.phaseId', 'adjustments.points', 'adjustments.reason'])
    .select(['adjustments.effectiveFrom', 'adjustments.createdAt'])
    .select([
      'teams.id as teamId',
      'teams.name',
      'teams.code',
      'teams.sportKey',
      'teams.competitorKind',
      'teams.avatarKey',
    ])
    .select(sql<string>`concat_ws(' ', users.first_name, users.surnames)`.as('decidedBy'));
}

/** Latest first. */
export function pageOfAdjustments(
  db: Database,
  scope: InOrganisation,
  { competitionId, page, limit }: AdjustmentQuery,
) {
  return withPeople(db, scope, competitionId)
    .orderBy('adjustments.createdAt', 'desc')
    .orderBy('adjustments.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export type AdjustmentRow = Awaited<ReturnType<typeof pageOfAdjustments>>[number];

export async function countAdjustments(
  db: Database,
  scope: InOrganisation,
  competitionId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom(
      activeAdjustments(db, scope, competitionId).select('adjustments.id').limit(countLimit).as('counted'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findAdjustment(
  db: Database,
  scope: InOrganisation,
  { competitionId, id }: { readonly competitionId: string; readonly id: string },
) {
  return withPeople(db, scope, competitionId).where('adjustments.id', '=', id).executeTakeFirst();
}

export async function insertAdjustment(trx: Trx, row: Insertable<AdjustmentsTable>): Promise<void> {
  await trx.insertInto('adjustments').values(row).execute();
}

/** Soft delete: it stays stored and no longer counts. */
export async function markAdjustmentDeleted(
  trx: Trx,
  { organisationId }: InOrganisation,
  id: string,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('adjustments')
    .set({ deletedAt: at })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

export async function insertDraw(
  trx: Trx,
  { teamOrder, ...row }: Omit<Insertable<RecordedDrawsTable>, 'teamOrder'> & { teamOrder: readonly string[] },
): Promise<void> {
  await trx
    .insertInto('recordedDraws')
    .values({ ...row, teamOrder: JSON.stringify(teamOrder) })
    .execute();
}
