import { competitionsVisibleTo } from '../../../platform/authorization/visible/queries.ts';
import type { Database } from '../../../platform/db/schema.ts';

export function findPhase(db: Database, id: string) {
  return db.selectFrom('phases').select('competitionId').where('id', '=', id).executeTakeFirst();
}

/** The Traip of a competition that the user can see; `null` is an anonymous user. */
export function findVisibleCompetition(db: Database, userId: string | null, id: string) {
  return competitionsVisibleTo(db, userId)
    .select('competitions.traipId')
    .where('competitions.id', '=', id)
    .executeTakeFirst();
}

export async function isPublicTraip(db: Database, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('traips')
    .innerJoin('organisations', 'organisations.id', 'traips.organisationId')
    .select('traips.id')
    .where('traips.id', '=', id)
    .where('traips.privacy', '=', 'PUBLIC')
    .where('traips.deletedAt', 'is', null)
    .where('organisations.deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
