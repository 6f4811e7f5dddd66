import type { OrganisationRole } from '@traip/contract';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { CompetitionsTable } from '../../platform/db/competition-tables.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

/** Whose things a query may touch: every scope that the gate mints says so. */
export interface InOrganisation {
  readonly organisationId: string;
}

export type CompetitionRecord = Selectable<CompetitionsTable>;

/**
 * Whoever changes a competition, its phases or its teams does it one after the other. Nothing comes back when
 * the competition was deleted, or is of another organisation.
 */
export function lockCompetition(
  trx: Trx,
  { organisationId }: InOrganisation,
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

/** What somebody is in an organisation at this moment. */
export async function roleOf(
  db: Database,
  { organisationId, userId }: InOrganisation & { readonly userId: string },
): Promise<OrganisationRole | null> {
  const row = await db
    .selectFrom('organisationMembers')
    .select('role')
    .where('organisationId', '=', organisationId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** The Traip, held: its seasons and categories stay as they are until this is written. */
export async function holdTraip(trx: Trx, { organisationId }: InOrganisation, id: string): Promise<boolean> {
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

export async function seasonIsOf(db: Database, traipId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('seasons')
    .select('id')
    .where('traipId', '=', traipId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The variant that a category of the Traip plays; nothing when the category is not of the Traip. */
export async function variantIn(db: Database, traipId: string, id: string): Promise<string | undefined> {
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

/** A new version, with what is new in it. */
export async function changeCompetition(
  trx: Trx,
  { organisationId }: InOrganisation,
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

/** Whether a match of the competition has begun. */
export async function hasBegun(
  db: Database,
  { organisationId }: InOrganisation,
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
