import { type NotNull, sql } from 'kysely';
import type { Database } from '../../../../platform/db/schema.ts';

/** The people whose licences were checked before a match. */
export function checksOf(db: Database, matchId: string) {
  return db
    .selectFrom('licenceChecks')
    .select(['personId', 'teamId', 'how', 'at', 'byUser', 'byLink'])
    .where('matchId', '=', matchId)
    .orderBy('at')
    .where('how', 'is not', null)
    .$narrowType<{ how: NotNull }>()
    .orderBy('personId');
}

export const listChecks = (db: Database, matchId: string) => checksOf(db, matchId).execute();

export type LicenceCheck = Awaited<ReturnType<typeof listChecks>>[number];

/** More than two squads have, including those of earlier years. */
const maxLicences = 600;

/** Licences of both teams' people that were submitted, whatever their status now. */
export function listDeskLicences(db: Database, competitionId: string, teamIds: readonly string[]) {
  return db
    .selectFrom('licences')
    .select(['id', 'version', 'personId', 'teamId', 'number', 'state', 'playableSince', 'validUntil'])
    .where('competitionId', '=', competitionId)
    .where('teamId', '=', sql<string>`any(${sql.val([...teamIds])}::uuid[])`)
    .where('state', '<>', 'DRAFT')
    .orderBy('id', 'desc')
    .limit(maxLicences)
    .execute();
}
