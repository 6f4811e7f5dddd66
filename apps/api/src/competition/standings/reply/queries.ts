import { sql } from 'kysely';
import type { Database } from '../../../platform/db/schema.ts';

/** Teams by id, including dissolved ones, which may have played. */
export function findTeams(db: Database, ids: readonly string[]) {
  return db
    .selectFrom('teams')
    .select(['id', 'name', 'code', 'sportKey', 'competitorKind', 'avatarKey'])
    .where('id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .execute();
}

export function listDraws(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('recordedDraws')
    .select(['id', 'phaseId', 'teamOrder', 'drawnOn', 'drawnBy'])
    .where('phaseId', '=', sql<string>`any(${sql.val(phaseIds)}::uuid[])`)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

export function listAwards(db: Database, competitionId: string) {
  return db
    .selectFrom('awards')
    .select(['kind', 'teamId'])
    .where('competitionId', '=', competitionId)
    .orderBy('kind')
    .orderBy('teamId')
    .execute();
}
