import type { ContactInformationChange, FiscalDataChange, OrganisationChange, Read } from '@traip/contract';
import type { Insertable, Selectable } from 'kysely';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import { compiledRow } from '../../platform/db/compiled-rows.ts';
import type { OrganisationsTable } from '../../platform/db/organisation-tables.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

export type OrganisationRow = Selectable<OrganisationsTable>;

/** Undefined if the code is taken, even by a deleted organisation. */
export function insertOrganisation(
  trx: Trx,
  organisation: Insertable<OrganisationsTable>,
): Promise<OrganisationRow | undefined> {
  return trx
    .insertInto('organisations')
    .values(organisation)
    .onConflict((conflict) => conflict.column('orgCode').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function insertFounder(
  trx: Trx,
  founder: { organisationId: string; userId: string; createdAt: Date },
): Promise<void> {
  await trx
    .insertInto('organisationMembers')
    .values({ ...founder, role: 'super-admin' })
    .execute();
}

export const findOrganisation = compiledRow((db, { organisationId }: OrganisationScope) =>
  db.selectFrom('organisations').selectAll().where('id', '=', organisationId).where('deletedAt', 'is', null),
);

/** Serialises changes of an organisation's members, and its deletion. False if it does not exist any more. */
export async function lockOrganisation(trx: Trx, organisationId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', organisationId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locked, so that it cannot change meanwhile. */
export function findForUpdate(
  trx: Trx,
  { organisationId }: OrganisationScope,
): Promise<OrganisationRow | undefined> {
  return trx
    .selectFrom('organisations')
    .selectAll()
    .where('id', '=', organisationId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Undefined if the version is stale. */
export function updateOrganisation(
  db: Database,
  { organisationId }: OrganisationScope,
  { version, ...general }: Read<typeof OrganisationChange>,
): Promise<OrganisationRow | undefined> {
  return db
    .updateTable('organisations')
    .set({ ...general, version: version + 1 })
    .where('id', '=', organisationId)
    .where('version', '=', version)
    .where('deletedAt', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Returns the previous key. */
export async function swapAvatarKey(
  trx: Trx,
  { organisationId }: OrganisationScope,
  avatarKey: string | null,
): Promise<string | null> {
  const before = await trx
    .selectFrom('organisations')
    .select('avatarKey')
    .where('id', '=', organisationId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await trx.updateTable('organisations').set({ avatarKey }).where('id', '=', organisationId).execute();
  return before.avatarKey;
}

export async function hasTeams(trx: Trx, { organisationId }: OrganisationScope): Promise<boolean> {
  const row = await trx
    .selectFrom('teams')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('deletedAt', 'is', null)
    .where('competitorKind', '=', 'TEAM')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasTraips(trx: Trx, { organisationId }: OrganisationScope): Promise<boolean> {
  const row = await trx
    .selectFrom('traips')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Open invitations are deleted with it. */
export async function markOrganisationDeleted(
  trx: Trx,
  { organisationId }: OrganisationScope,
  now: Date,
): Promise<void> {
  await trx.updateTable('organisations').set({ deletedAt: now }).where('id', '=', organisationId).execute();
  await trx
    .updateTable('organisationInvitations')
    .set({ status: 'DELETED' })
    .where('organisationId', '=', organisationId)
    .where('status', '=', 'PENDING')
    .execute();
}

export function findContact(db: Database, { organisationId }: OrganisationScope) {
  return db
    .selectFrom('organisationContacts')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();
}

export async function saveContact(
  db: Database,
  { organisationId }: OrganisationScope,
  contact: Read<typeof ContactInformationChange>,
): Promise<void> {
  await db
    .insertInto('organisationContacts')
    .values({ organisationId, ...contact })
    .onConflict((conflict) => conflict.column('organisationId').doUpdateSet(contact))
    .execute();
}

export function findFiscalData(db: Database, { organisationId }: OrganisationScope) {
  return db
    .selectFrom('organisationFiscalData')
    .selectAll()
    .where('organisationId', '=', organisationId)
    .executeTakeFirst();
}

export function listTaxIdentifiers(db: Database, { organisationId }: OrganisationScope) {
  return db
    .selectFrom('organisationTaxIdentifiers')
    .select(['type', 'issuingCountry', 'value'])
    .where('organisationId', '=', organisationId)
    .orderBy('place')
    .execute();
}

/** Replaces everything, including the list of tax identifiers. */
export async function saveFiscalData(
  trx: Trx,
  { organisationId }: OrganisationScope,
  { taxIdentifiers, ...fiscalData }: Read<typeof FiscalDataChange>,
): Promise<void> {
  await trx
    .insertInto('organisationFiscalData')
    .values({ organisationId, ...fiscalData })
    .onConflict((conflict) => conflict.column('organisationId').doUpdateSet(fiscalData))
    .execute();
  await trx.deleteFrom('organisationTaxIdentifiers').where('organisationId', '=', organisationId).execute();
  if (taxIdentifiers.length === 0) return;
  const rows = taxIdentifiers.map((identifier, place) => ({ organisationId, place, ...identifier }));
  await trx.insertInto('organisationTaxIdentifiers').values(rows).execute();
}
