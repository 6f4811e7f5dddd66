import type { Database } from '../../platform/db/schema.ts';

/** A public Traip with its organisation. */
export function findPublicTraip(db: Database, code: string) {
  return db
    .selectFrom('traips')
    .innerJoin('organisations', 'organisations.id', 'traips.organisationId')
    .select([
      'traips.id',
      'traips.code',
      'traips.name',
      'traips.sportKey',
      'traips.privacy',
      'traips.avatarKey',
      'traips.description',
      'organisations.id as organisationId',
      'organisations.orgCode',
      'organisations.name as organisationName',
      'organisations.avatarKey as organisationAvatarKey',
    ])
    .where('traips.code', '=', code)
    .where('traips.privacy', '=', 'PUBLIC')
    .where('traips.deletedAt', 'is', null)
    .where('organisations.deletedAt', 'is', null)
    .executeTakeFirst();
}
