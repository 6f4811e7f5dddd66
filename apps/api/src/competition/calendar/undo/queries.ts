import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import type { MatchBefore, RestorePoint } from './restore-point.ts';

/** Matches that still exist, with everything that a calendar changes. */
export function findMatchesByIds(db: Database, { organisationId }: OrganisationRef, ids: readonly string[]) {
  return db
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competitionId')
    .select(['matches.id', 'matches.competitionId', 'matches.phaseId', 'matches.version', 'matches.state'])
    .select(['matches.kickOff', 'matches.fieldId', 'matches.postponedFrom', 'matches.postponedReason'])
    .select(['matches.homeTeamId', 'matches.awayTeamId'])
    .where('matches.organisationId', '=', organisationId)
    .where(sql<boolean>`matches.id = any(${[...ids]}::uuid[])`)
    .where('matches.deletedAt', 'is', null)
    .where('competitions.deletedAt', 'is', null)
    .orderBy('matches.id')
    .execute();
}

export type MatchRow = Awaited<ReturnType<typeof findMatchesByIds>>[number];

/** The sides of matches, including deleted ones. A side that isn't known yet is a question mark. */
export function nameMatches(db: Database, { organisationId }: OrganisationRef, ids: readonly string[]) {
  return db
    .selectFrom('matches')
    .leftJoin('teams as home', 'home.id', 'matches.homeTeamId')
    .leftJoin('teams as away', 'away.id', 'matches.awayTeamId')
    .select('matches.id as matchId')
    .select(sql<string>`coalesce(home.name, '?')`.as('home'))
    .select(sql<string>`coalesce(away.name, '?')`.as('away'))
    .where('matches.organisationId', '=', organisationId)
    .where(sql<boolean>`matches.id = any(${[...ids]}::uuid[])`)
    .orderBy('matches.kickOff')
    .orderBy('matches.id')
    .execute();
}

export async function saveRestorePoint(trx: Trx, planId: string, point: RestorePoint): Promise<void> {
  await trx
    .updateTable('calendarPlans')
    .set({ restorePoint: JSON.stringify(point) })
    .where('id', '=', planId)
    .execute();
}

/** Null for a plan that isn't applied. */
export async function findRestorePoint(db: Database, planId: string): Promise<RestorePoint | null> {
  const row = await db
    .selectFrom('calendarPlans')
    .select('restorePoint')
    .where('id', '=', planId)
    .executeTakeFirst();
  // Only `saveRestorePoint` writes this column.
  return (row?.restorePoint ?? null) as RestorePoint | null;
}

export async function hasRestorePoint(db: Database, planId: string): Promise<boolean> {
  const row = await db
    .selectFrom('calendarPlans')
    .select('id')
    .where('id', '=', planId)
    .where('restorePoint', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The plan can be applied again. */
export async function markUndone(trx: Trx, planId: string, { status }: RestorePoint): Promise<void> {
  await trx
    .updateTable('calendarPlans')
    .set({ status, restorePoint: null })
    .where('id', '=', planId)
    .execute();
}

/** Puts all matches back in one statement. */
export async function restoreMatches(
  trx: Trx,
  { organisationId }: OrganisationRef,
  matches: readonly MatchBefore[],
): Promise<void> {
  await sql`update matches set kick_off = before."kickOff", field_id = before."fieldId", state = before.state,
      postponed_from = before."postponedFrom", postponed_reason = before."postponedReason",
      version = matches.version + 1
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as before (id uuid, "kickOff" timestamptz,
      "fieldId" uuid, state text, "postponedFrom" timestamptz, "postponedReason" text)
    where matches.id = before.id and matches.organisation_id = ${organisationId}`.execute(trx);
}
