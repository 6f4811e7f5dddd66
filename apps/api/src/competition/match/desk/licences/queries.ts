import { sql } from 'kysely';
import type { Database } from '../../../../platform/db/schema.ts';

/** Whose licence was checked before a match. */
export async function listChecks(db: Database, matchId: string) {
  const rows = await db
    .selectFrom('licenceChecks')
    .select(['personId', 'teamId', 'how', 'at', 'byUser', 'byLink'])
    .where('matchId', '=', matchId)
    .orderBy('at')
    .orderBy('personId')
    .execute();
  return rows.flatMap(({ how, ...check }) => (how === null ? [] : [{ ...check, how }]));
}

export type LicenceCheck = Awaited<ReturnType<typeof listChecks>>[number];

/** More than two squads have, with those of earlier years. */
const maxLicences = 600;

/** Licences of the people of both teams that the organiser has or had in hand. */
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
