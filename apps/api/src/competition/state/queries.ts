import { sql } from 'kysely';
import type { Database, Trx } from '../../platform/db/schema.ts';

const begunStates = sql`('IN_PROGRESS', 'FINISHED', 'CLOSED')`;
const openStates = ['CREATED', 'SCHEDULED', 'IN_PROGRESS'] as const;

/** The progress of a phase, counted from its matches. */
export interface PhaseProgress {
  readonly phaseId: string;
  readonly begun: number;
  /** Still to be played, or not closed yet. */
  readonly open: number;
  /** Tie-break matches that are not over. */
  readonly openTiebreaks: number;
}

/**
 * If-needed matches that haven't started don't count as open, except one that is a tie of its own and has
 * both sides: a bronze bout with both fighters is fought.
 */
export async function listPhaseProgress(db: Database, competitionId: string): Promise<PhaseProgress[]> {
  return db
    .selectFrom('matches')
    .select('phaseId')
    .select(sql<number>`count(*) filter (where state in ${begunStates})`.as('begun'))
    .select(
      sql<number>`count(*) filter (where state not in ('CLOSED', 'CANCELLED')
        and not (is_if_needed and state in ('CREATED', 'SCHEDULED')
          and (tie_key is distinct from key or home_team_id is null or away_team_id is null)))`.as('open'),
    )
    .select(
      sql<number>`count(*) filter (where kind = 'TIEBREAK' and state not in ('CLOSED', 'CANCELLED'))`.as(
        'openTiebreaks',
      ),
    )
    .where('competitionId', '=', competitionId)
    .where('deletedAt', 'is', null)
    .groupBy('phaseId')
    .execute();
}

/** Whether a match has ever started, including ones cancelled or deleted afterwards. */
export async function hasEverStarted(db: Database, competitionId: string): Promise<boolean> {
  const { rows } = await sql<{ started: boolean }>`select
    exists (select 1 from matches where competition_id = ${competitionId}
      and (state in ${begunStates} or home_score is not null or coalesce(result, 'null') <> 'null'))
    or exists (select 1 from audit_entries where competition_id = ${competitionId}
      and (details ->> 'interrupted')::int > 0) as started`.execute(db);
  return rows[0]?.started ?? false;
}

export async function countTeams(db: Database, competitionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('participations')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('competitionId', '=', competitionId)
    .where('status', '=', 'ACCEPTED')
    .executeTakeFirstOrThrow();
  return count;
}

interface MatchFilter {
  readonly competitionId: string;
  readonly phaseId?: string | undefined;
}

/** Cancels the matches that aren't over; returns them, and how many were live. */
export async function cancelOpenMatches(trx: Trx, { competitionId, phaseId }: MatchFilter) {
  let open = trx
    .selectFrom('matches')
    .select(['id', 'state'])
    .where('competitionId', '=', competitionId)
    .where('deletedAt', 'is', null)
    .where('state', 'in', openStates);
  if (phaseId !== undefined) open = open.where('phaseId', '=', phaseId);
  const matches = await open.execute();
  const ids = matches.map(({ id }) => id);
  await trx
    .updateTable('matches')
    .set({ state: 'CANCELLED', version: sql`version + 1` })
    .where('id', '=', sql<string>`any(${sql.val(ids)}::uuid[])`)
    .execute();
  return { ids, interrupted: matches.filter(({ state }) => state === 'IN_PROGRESS').length };
}

/** Restores the matches that were cancelled with their competition before anything was played. */
export async function restoreMatches(trx: Trx, competitionId: string): Promise<void> {
  await trx
    .updateTable('matches')
    .set({
      state: sql`case when kick_off is null then 'CREATED' else 'SCHEDULED' end`,
      version: sql`version + 1`,
    })
    .where('competitionId', '=', competitionId)
    .where('deletedAt', 'is', null)
    .where('state', '=', 'CANCELLED')
    .execute();
  await trx
    .updateTable('phases')
    .set({ state: 'PENDING', version: sql`version + 1` })
    .where('competitionId', '=', competitionId)
    .where('state', 'in', ['IN_PROGRESS', 'IN_PROGRESS_AND_OPENED'])
    .execute();
}

/** Deletes all fixtures of a phase, and keeps the broker's configuration. */
export async function deleteFixtures(trx: Trx, phaseId: string): Promise<void> {
  await trx.deleteFrom('matches').where('phaseId', '=', phaseId).execute();
  await trx.deleteFrom('phaseGroups').where('phaseId', '=', phaseId).execute();
  await trx.deleteFrom('phaseTies').where('phaseId', '=', phaseId).execute();
  await trx.deleteFrom('phaseByes').where('phaseId', '=', phaseId).execute();
  await trx.deleteFrom('standings').where('phaseId', '=', phaseId).execute();
  await trx.updateTable('brokerConfigs').set({ generatedAt: null }).where('phaseId', '=', phaseId).execute();
}

/** Counts the races of a competition: all, official ones, and those with entries. */
export async function countRaces(db: Database, competitionId: string) {
  const rows = await db
    .selectFrom('races')
    .select('publication')
    .select(
      sql<boolean>`exists (select 1 from race_entries where race_entries.race_id = races.id)`.as(
        'hasEntries',
      ),
    )
    .where('competitionId', '=', competitionId)
    .execute();
  return {
    all: rows.length,
    official: rows.filter(({ publication }) => publication === 'OFFICIAL').length,
    published: rows.filter(({ publication }) => publication !== 'DRAFT').length,
    withEntries: rows.filter(({ hasEntries }) => hasEntries).length,
  };
}
