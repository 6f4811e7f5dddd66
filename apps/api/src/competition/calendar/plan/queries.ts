import { type CalendarPlanQuery, countLimit, type Read } from '@traip/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import type { Wishes } from '../problem/inputs.ts';
import type { SearchProgress, SearchResult } from '../search/search-result.ts';

/** A calendar that somebody asked for, in a phase. */
export interface PlanName {
  readonly phaseId: string;
  readonly id: string;
}

const facts = [
  'id',
  'phaseId',
  'competitionId',
  'status',
  'failure',
  'cancelAskedAt',
  'progress',
  'createdAt',
  'endedAt',
] as const;

function plansOf(db: Database, { organisationId }: OrganisationRef, phaseId: string) {
  return db
    .selectFrom('calendarPlans')
    .where('calendarPlans.organisationId', '=', organisationId)
    .where('calendarPlans.phaseId', '=', phaseId);
}

export function findPlan(db: Database, scope: OrganisationRef, { phaseId, id }: PlanName) {
  return plansOf(db, scope, phaseId)
    .select([...facts, 'wishes', 'outcome', 'inputsHash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export type PlanRecord = NonNullable<Awaited<ReturnType<typeof findPlan>>>;

export function lockPlan(trx: Trx, scope: OrganisationRef, { phaseId, id }: PlanName) {
  return plansOf(trx, scope, phaseId)
    .select([...facts, 'wishes', 'outcome', 'inputsHash'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function pageOfPlans(
  db: Database,
  scope: OrganisationRef,
  phaseId: string,
  { page, limit }: Read<typeof CalendarPlanQuery>,
) {
  return plansOf(db, scope, phaseId)
    .select(facts)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export type PlanRow = Awaited<ReturnType<typeof pageOfPlans>>[number];

export async function countPlans(db: Database, scope: OrganisationRef, phaseId: string): Promise<number> {
  const { count } = await db
    .selectFrom(plansOf(db, scope, phaseId).select('id').limit(countLimit).as('counted'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

interface NewPlan extends PlanName {
  readonly organisationId: string;
  readonly competitionId: string;
  readonly wishes: Wishes;
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** False when a calendar of the phase is already being searched. */
export async function insertPlan(trx: Trx, { wishes, ...plan }: NewPlan): Promise<boolean> {
  const empty = { progress: JSON.stringify(null), outcome: JSON.stringify(null) };
  const made = await trx
    .insertInto('calendarPlans')
    .values({ ...plan, ...empty, status: 'WAITING', wishes: JSON.stringify(wishes) })
    .onConflict((conflict) =>
      conflict.column('phaseId').where('status', 'in', sql<never>`('WAITING', 'RUNNING')`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** The calendars of a phase that anybody still looks at; what is older goes, for each of them is long. */
const mostPlans = 20;

export async function deleteOldPlans(trx: Trx, scope: OrganisationRef, phaseId: string): Promise<void> {
  const newest = plansOf(trx, scope, phaseId)
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostPlans);
  await trx
    .deleteFrom('calendarPlans')
    .where('organisationId', '=', scope.organisationId)
    .where('phaseId', '=', phaseId)
    .where('status', 'not in', ['WAITING', 'RUNNING'])
    .where('id', 'not in', newest)
    .execute();
}

/** One that waits ends at once; one that runs is told to stop, and keeps what it has. */
export async function requestCancel(
  db: Database,
  scope: OrganisationRef,
  name: PlanName,
  now: Date,
): Promise<void> {
  await db
    .updateTable('calendarPlans')
    .set({
      cancelAskedAt: now,
      status: sql`case status when 'WAITING' then 'CANCELLED' else status end`,
      endedAt: sql`case status when 'WAITING' then ${now}::timestamptz end`,
    })
    .where('organisationId', '=', scope.organisationId)
    .where('phaseId', '=', name.phaseId)
    .where('id', '=', name.id)
    .where('status', 'in', ['WAITING', 'RUNNING'])
    .execute();
}

export async function markApplied(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('calendarPlans').set({ status: 'APPLIED' }).where('id', '=', id).execute();
}

/**
 * Begins a search, or begins it anew where one broke off. Each run has its number: whoever was thought dead and still
 * searches writes nothing any more.
 */
export function claimPlan(db: Database, id: string) {
  return db
    .updateTable('calendarPlans')
    .set(({ eb }) => ({ status: 'RUNNING', runs: eb('runs', '+', 1) }))
    .where('id', '=', id)
    .where('status', 'in', ['WAITING', 'RUNNING'])
    .returning(['id', 'organisationId', 'phaseId', 'wishes', 'runs', 'cancelAskedAt'])
    .executeTakeFirst();
}

export type ClaimedPlan = NonNullable<Awaited<ReturnType<typeof claimPlan>>>;

function running(db: Database, { id, runs }: Pick<ClaimedPlan, 'id' | 'runs'>) {
  return db
    .updateTable('calendarPlans')
    .where('id', '=', id)
    .where('runs', '=', runs)
    .where('status', '=', 'RUNNING');
}

export async function saveHash(db: Database, claim: ClaimedPlan, inputsHash: string): Promise<void> {
  await running(db, claim).set({ inputsHash }).execute();
}

/** Says how far the search is; what comes back is whether it should go on. */
export async function saveProgress(
  db: Database,
  claim: ClaimedPlan,
  progress: SearchProgress | null,
): Promise<'GO_ON' | 'ENOUGH' | 'NOT_OURS'> {
  const row = await running(db, claim)
    .set({ progress: JSON.stringify(progress) })
    .returning('cancelAskedAt')
    .executeTakeFirst();
  if (!row) return 'NOT_OURS';
  return row.cancelAskedAt === null ? 'GO_ON' : 'ENOUGH';
}

interface PlanEnd {
  readonly status: 'DONE' | 'CANCELLED' | 'FAILED';
  readonly failure?: 'INTERRUPTED' | 'BROKEN';
  readonly found?: SearchResult;
  readonly progress?: SearchProgress;
  readonly now: Date;
}

export async function endPlan(
  db: Database,
  claim: ClaimedPlan,
  { status, failure, found, progress, now }: PlanEnd,
): Promise<void> {
  await running(db, claim)
    .set({
      status,
      endedAt: now,
      ...(failure ? { failure } : {}),
      ...(found ? { outcome: JSON.stringify(found) } : {}),
      ...(progress ? { progress: JSON.stringify(progress) } : {}),
    })
    .execute();
}

/** Gives a search back that the program has no time for: it waits again, as if nobody had begun. */
export async function releasePlan(db: Database, claim: ClaimedPlan): Promise<void> {
  await running(db, claim)
    .set(({ eb }) => ({ status: 'WAITING', runs: eb('runs', '-', 1), progress: JSON.stringify(null) }))
    .execute();
}
