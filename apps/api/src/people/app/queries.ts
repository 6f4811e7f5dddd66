import type { TokenScope } from '@traip/contract';
import { organisationAbilities } from '@traip/contract';
import { type Insertable, sql, type Updateable } from 'kysely';
import { isAppAlive } from '../../platform/authorization/queries.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { AppsTable } from '../../platform/db/app-tables.ts';
import { effectiveRole } from '../../platform/db/effective-role.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';

function appsOf(db: Database, { organisationId }: OrganisationScope) {
  return db.selectFrom('apps').where('organisationId', '=', organisationId).where('deletedAt', 'is', null);
}

export async function listApps(db: Database, scope: OrganisationScope) {
  const rows = await appsOf(db, scope)
    .select(['id', 'name', 'website', 'redirectUris', 'secretHint', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, isConfidential: row.secretHint !== null }));
}

/** Locks the organisation, so that two concurrent requests cannot register one too many. */
export async function countApps(trx: Trx, scope: OrganisationScope): Promise<number> {
  await trx
    .selectFrom('organisations')
    .select('id')
    .where('id', '=', scope.organisationId)
    .forUpdate()
    .execute();
  const { count } = await appsOf(trx, scope)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertApp(trx: Trx, app: Insertable<AppsTable>): Promise<void> {
  await trx.insertInto('apps').values(app).execute();
}

/** The app as it is now; undefined if the organisation has none with this id. */
export async function changeApp(
  trx: Trx,
  scope: OrganisationScope,
  { id, change }: { readonly id: string; readonly change: Updateable<AppsTable> },
) {
  const row = await trx
    .updateTable('apps')
    .set(change)
    .where('id', 'in', appsOf(trx, scope).select('id').where('id', '=', id))
    .returning(['id', 'name', 'website', 'redirectUris', 'secretHint', 'createdAt'])
    .executeTakeFirst();
  return row && { ...row, isConfidential: row.secretHint !== null };
}

/** The organisations for which a user may let an app act. */
export function listOrganisationsToActFor(db: Database, userId: string) {
  return db
    .selectFrom('organisations')
    .innerJoin('organisationMembers as own', 'own.organisationId', 'organisations.id')
    .select(['organisations.id', 'organisations.name'])
    .where('own.userId', '=', userId)
    .where('organisations.deletedAt', 'is', null)
    .where(effectiveRole('own'), 'in', [...organisationAbilities['organisation.edit']])
    .orderBy('organisations.name')
    .execute();
}

interface NewGrant {
  readonly id: string;
  readonly appId: string;
  readonly userId: string;
  readonly organisationId: string | null;
  readonly scopes: readonly TokenScope[];
  readonly createdAt: Date;
}

/** For an organisation it acts as an admin, within its scopes. */
export async function insertGrant(trx: Trx, { scopes, ...grant }: NewGrant): Promise<void> {
  const role = grant.organisationId === null ? null : 'admin';
  await trx
    .insertInto('appGrants')
    .values({ ...grant, role, scopes: JSON.stringify(scopes), renewedAt: null, revokedAt: null })
    .execute();
}

/** Grants that are valid and have been used: one whose code was never exchanged is not shown. */
function connections(db: Database) {
  return db
    .selectFrom('appGrants')
    .innerJoin('apps', 'apps.id', 'appGrants.appId')
    .innerJoin('organisations as maker', 'maker.id', 'apps.organisationId')
    .innerJoin('users', 'users.id', 'appGrants.userId')
    .leftJoin('organisations', 'organisations.id', 'appGrants.organisationId')
    .select(['appGrants.id', 'appGrants.appId', 'appGrants.userId', 'appGrants.organisationId'])
    .select(['appGrants.scopes', 'appGrants.createdAt'])
    .select(['apps.name', 'apps.website', 'maker.name as madeBy', 'organisations.name as organisation'])
    .select(sql<string>`trim(users.first_name || ' ' || users.surnames)`.as('connectedBy'))
    .select(
      sql<Date>`greatest(app_grants.renewed_at,
        (select max(last_used_at) from access_tokens where access_tokens.grant_id = app_grants.id))`.as(
        'lastUsedAt',
      ),
    )
    .where('appGrants.revokedAt', 'is', null)
    .where('appGrants.renewedAt', 'is not', null)
    .where(isAppAlive)
    .orderBy('appGrants.createdAt', 'desc')
    .orderBy('appGrants.id', 'desc');
}

/** Whose connections: those a user made, or those that act for an organisation. */
export type ConnectionOwner = { readonly userId: string } | { readonly scope: OrganisationScope };

export function listConnections(db: Database, owner: ConnectionOwner) {
  return 'scope' in owner
    ? connections(db).where('appGrants.organisationId', '=', owner.scope.organisationId).execute()
    : connections(db).where('appGrants.userId', '=', owner.userId).execute();
}

export type Connection = Awaited<ReturnType<typeof listConnections>>[number];

/** Ends all grants of one user to one app for the same person or organisation. */
export async function revokeConnection(trx: Trx, connection: Connection, at: Date): Promise<void> {
  const { appId, userId, organisationId } = connection;
  await trx
    .updateTable('appGrants')
    .set({ revokedAt: at })
    .where('appId', '=', appId)
    .where('userId', '=', userId)
    .where('organisationId', 'is not distinct from', organisationId)
    .where('revokedAt', 'is', null)
    .execute();
}
