import type { OrganisationRole } from '@traip/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { CompetitionsTable } from '../../platform/db/competition-tables.ts';
import { effectiveRole } from '../../platform/db/effective-role.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

/** The organisation whose rows a query can touch; every scope is one. */
export interface OrganisationRef {
  readonly organisationId: string;
}

export type CompetitionRecord = Selectable<CompetitionsTable>;

/**
 * Serialises changes of a competition, its phases and its teams. Undefined if it was deleted or belongs to
 * another organisation.
 */
export function lockCompetition(
  trx: Trx,
  { organisationId }: OrganisationRef,
  id: string,
): Promise<CompetitionRecord | undefined> {
  return trx
    .selectFrom('competitions')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Locks several competitions, always in the same order to avoid deadlocks. */
export async function lockCompetitions(
  trx: Trx,
  { organisationId }: OrganisationRef,
  ids: readonly string[],
): Promise<readonly string[]> {
  const rows = await trx
    .selectFrom('competitions')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .where('deletedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** A person's current role in an organisation. */
export async function roleOf(
  db: Database,
  { organisationId, userId }: OrganisationRef & { readonly userId: string },
): Promise<OrganisationRole | null> {
  const row = await db
    .selectFrom('organisationMembers')
    .select(effectiveRole('organisationMembers').as('role'))
    .where('organisationId', '=', organisationId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** Locks the Traip so that its seasons and categories do not change meanwhile. */
export async function lockTraipShared(
  trx: Trx,
  { organisationId }: OrganisationRef,
  id: string,
): Promise<boolean> {
  const row = await trx
    .selectFrom('traips')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function isSeasonOf(db: Database, traipId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('seasons')
    .select('id')
    .where('traipId', '=', traipId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Undefined if the category doesn't belong to the Traip. */
export async function findVariantOfCategory(
  db: Database,
  traipId: string,
  id: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('categories')
    .select('sportVariantKey')
    .where('traipId', '=', traipId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.sportVariantKey;
}

export async function insertCompetition(trx: Trx, competition: Insertable<CompetitionsTable>): Promise<void> {
  await trx.insertInto('competitions').values(competition).execute();
}

/** Updates the row and increments its version. */
export async function updateCompetitionRow(
  trx: Trx,
  { organisationId }: OrganisationRef,
  id: string,
  change: Omit<Updateable<CompetitionsTable>, 'version'> = {},
): Promise<void> {
  await trx
    .updateTable('competitions')
    .set({ ...change, version: sql`version + 1` })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** Whether a match of the competition has started. */
export async function hasBegun(
  db: Database,
  { organisationId }: OrganisationRef,
  id: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('matches')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('competitionId', '=', id)
    .where('deletedAt', 'is', null)
    .where('state', 'in', ['IN_PROGRESS', 'FINISHED', 'CLOSED'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether a competition was imported and never changed since. */
export async function isUntouchedImport(
  db: Database,
  { organisationId }: OrganisationRef,
  id: string,
): Promise<boolean> {
  const entries = await db
    .selectFrom('auditEntries')
    .select('action')
    .where('organisationId', '=', organisationId)
    .where('competitionId', '=', id)
    .limit(2)
    .execute();
  return entries.length === 1 && entries[0]?.action === 'IMPORTED';
}

/** The competitors and rules of a competition. */
export function findPlayed(db: Database, { organisationId }: OrganisationRef, id: string) {
  return db
    .selectFrom('competitions')
    .innerJoin('categories', 'categories.id', 'competitions.categoryId')
    .select(['competitions.competitors', 'competitions.rulesOverride', 'categories.sportVariantKey'])
    .where('competitions.organisationId', '=', organisationId)
    .where('competitions.id', '=', id)
    .executeTakeFirst();
}

/** The formats of the phases of a competition. */
export async function listAlgorithms(db: Database, competitionId: string) {
  const rows = await db
    .selectFrom('brokerConfigs')
    .innerJoin('phases', 'phases.id', 'brokerConfigs.phaseId')
    .select('brokerConfigs.algorithm')
    .where('phases.competitionId', '=', competitionId)
    .execute();
  return rows.map(({ algorithm }) => algorithm);
}
