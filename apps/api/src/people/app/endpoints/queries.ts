import { type Insertable, sql, type Updateable } from 'kysely';
import { isAppAlive } from '../../../platform/authorization/queries.ts';
import type { AccessTokensTable } from '../../../platform/db/access-token-tables.ts';
import type { AppCodesTable, AppDevicesTable } from '../../../platform/db/app-tables.ts';
import type { Database, Trx } from '../../../platform/db/schema.ts';

/** Like a token of an organisation: it works while the user who allowed it belongs to the organisation. */
const isGranterMember = sql<boolean>`(app_grants.organisation_id is null
  or exists (select 1 from organisation_members as granter
    join organisations on organisations.id = granter.organisation_id
    where granter.organisation_id = app_grants.organisation_id and granter.user_id = app_grants.user_id
      and organisations.deleted_at is null))`;

const grantColumns = [
  'appGrants.id as grantId',
  'appGrants.appId',
  'appGrants.userId',
  'appGrants.organisationId',
  'appGrants.role',
  'appGrants.scopes',
] as const;

const grantWorks = sql<boolean>`(app_grants.revoked_at is null and ${isGranterMember})`.as('works');

/** Locks the grant, to serialise exchanges for it. */
export function lockCode(trx: Trx, hash: string) {
  return trx
    .selectFrom('appCodes')
    .innerJoin('appGrants', 'appGrants.id', 'appCodes.grantId')
    .select([...grantColumns, grantWorks])
    .select(['appCodes.redirectUri', 'appCodes.codeChallenge', 'appCodes.expiresAt', 'appCodes.usedAt'])
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertCode(trx: Trx, code: Insertable<AppCodesTable>): Promise<void> {
  await trx.insertInto('appCodes').values(code).execute();
}

export async function setCodeUsed(trx: Trx, hash: string, at: Date): Promise<void> {
  await trx.updateTable('appCodes').set({ usedAt: at }).where('hash', '=', hash).execute();
}

export function lockRefreshToken(trx: Trx, hash: string) {
  return trx
    .selectFrom('appRefreshTokens')
    .innerJoin('appGrants', 'appGrants.id', 'appRefreshTokens.grantId')
    .select([...grantColumns, grantWorks])
    .select(['appRefreshTokens.expiresAt', 'appRefreshTokens.rotatedAt'])
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

export async function setRotated(trx: Trx, hash: string, at: Date): Promise<void> {
  await trx.updateTable('appRefreshTokens').set({ rotatedAt: at }).where('hash', '=', hash).execute();
}

/** Which of these refresh tokens is stored. */
export async function findRefreshToken(trx: Trx, hashes: readonly string[]): Promise<string | undefined> {
  const found = await trx
    .selectFrom('appRefreshTokens')
    .select('hash')
    .where('hash', 'in', hashes)
    .executeTakeFirst();
  return found?.hash;
}

export async function insertRefreshToken(
  trx: Trx,
  token: { readonly hash: string; readonly grantId: string; readonly expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('appRefreshTokens')
    .values({ ...token, rotatedAt: null })
    .execute();
}

/** Inserts a token of a grant. */
export async function insertGrantedToken(trx: Trx, token: Insertable<AccessTokensTable>): Promise<void> {
  await trx.insertInto('accessTokens').values(token).execute();
  await trx
    .updateTable('appGrants')
    .set({ renewedAt: token.createdAt })
    .where('id', '=', token.grantId ?? null)
    .execute();
}

export async function revokeGrant(trx: Trx, grantId: string, at: Date): Promise<void> {
  await trx
    .updateTable('appGrants')
    .set({ revokedAt: at })
    .where('id', '=', grantId)
    .where('revokedAt', 'is', null)
    .execute();
}

/** Ends one token of an app; returns whether it existed. */
export async function revokeGrantedToken(
  trx: Trx,
  { hash, appId, at }: { readonly hash: string; readonly appId: string; readonly at: Date },
): Promise<void> {
  const grants = trx.selectFrom('appGrants').select('id').where('appId', '=', appId);
  await trx
    .updateTable('accessTokens')
    .set({ revokedAt: at })
    .where('hash', '=', hash)
    .where('grantId', 'in', grants)
    .where('revokedAt', 'is', null)
    .execute();
}

/** False if another device shows this code now. */
export async function insertDevice(db: Database, device: Insertable<AppDevicesTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('appDevices')
    .values(device)
    .onConflict((conflict) => conflict.column('userCode').doNothing())
    .returning('hash')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A device that no one has answered yet. Locked, so that two users do not answer at once. */
export function findWaitingDevice(db: Database, userCode: string, now: Date) {
  return db
    .selectFrom('appDevices')
    .innerJoin('apps', 'apps.id', 'appDevices.appId')
    .innerJoin('organisations', 'organisations.id', 'apps.organisationId')
    .select(['appDevices.hash', 'appDevices.appId', 'appDevices.scopes'])
    .select(['apps.name', 'apps.website', 'organisations.name as madeBy'])
    .where('appDevices.userCode', '=', userCode)
    .where('appDevices.expiresAt', '>', now)
    .where('appDevices.deniedAt', 'is', null)
    .where('appDevices.grantId', 'is', null)
    .where(isAppAlive)
    .forUpdate('appDevices')
    .executeTakeFirst();
}

export function lockDevice(trx: Trx, hash: string) {
  return trx.selectFrom('appDevices').selectAll().where('hash', '=', hash).forUpdate().executeTakeFirst();
}

export async function changeDevice(
  trx: Trx,
  hash: string,
  change: Updateable<AppDevicesTable>,
): Promise<void> {
  await trx.updateTable('appDevices').set(change).where('hash', '=', hash).execute();
}

/** The grant of a device. */
export function findGrant(trx: Trx, id: string) {
  return trx
    .selectFrom('appGrants')
    .select([...grantColumns, grantWorks])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type Grant = NonNullable<Awaited<ReturnType<typeof findGrant>>>;
