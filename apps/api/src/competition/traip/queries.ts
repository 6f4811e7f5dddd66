import type { Read, TraipChange } from '@traip/contract';
import type { OrganisationScope, ViewScope } from '../../platform/authorization/scope.ts';
import type { Database, Trx } from '../../platform/db/schema.ts';
import { competitionCount } from './count/queries.ts';

type Scope = OrganisationScope | ViewScope;

/** Traips with their organisation and the number of competitions that the viewer can see. */
function traipRows(db: Database, { organisationId, userId }: Scope) {
  return db
    .selectFrom('traips as shown')
    .innerJoin('organisations', 'organisations.id', 'shown.organisationId')
    .where('shown.organisationId', '=', organisationId)
    .where('shown.deletedAt', 'is', null)
    .where('organisations.deletedAt', 'is', null)
    .select([
      'shown.id',
      'shown.code',
      'shown.name',
      'shown.sportKey',
      'shown.privacy',
      'shown.avatarKey',
      'shown.description',
      'shown.version',
      'organisations.id as organisationId',
      'organisations.orgCode',
      'organisations.name as organisationName',
      'organisations.avatarKey as organisationAvatarKey',
    ])
    .select(competitionCount(db, userId, { traipId: 'shown.id' }));
}

export function findTraip(db: Database, scope: Scope, id: string) {
  return traipRows(db, scope).where('shown.id', '=', id).executeTakeFirst();
}

export function findTraipByCode(db: Database, scope: Scope, code: string) {
  return traipRows(db, scope).where('shown.code', '=', code).executeTakeFirst();
}

export async function updateTraip(
  trx: Trx,
  { organisationId }: OrganisationScope,
  { id, version, ...general }: Read<typeof TraipChange> & { readonly searchText: string },
): Promise<void> {
  await trx
    .updateTable('traips')
    .set({ ...general, version: version + 1 })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
}

/** The row and its code stay; its seasons and categories are unreachable without it. */
export async function deleteTraip(
  trx: Trx,
  { organisationId, userId }: OrganisationScope,
  id: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('traips')
    .set({ deletedAt: now, deletedBy: userId })
    .where('organisationId', '=', organisationId)
    .where('id', '=', id)
    .execute();
}
