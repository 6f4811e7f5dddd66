import { type CalendarPlanQuery, countLimit, type Read } from '@traip/contract';
import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { OrganisationRef } from '../../competition/queries.ts';
import type { JointResult, SearchProgress, SearchResult } from '../search/search-result.ts';

/** Null for a search over several competitions. */
type PhaseId = string | null;

export interface PlanRef<P extends PhaseId = PhaseId> {
  readonly phaseId: P;
  readonly id: string;
}

const planColumns = [
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

function plansOf(db: Database, { organisationId }: OrganisationRef, phaseId: PhaseId) {
  const plans = db.selectFrom('calendarPlans').where('calendarPlans.organisationId', '=', organisationId);
  return phaseId === null
    ? plans.where('calendarPlans.phaseId', 'is', null)
    : plans.where('calendarPlans.phaseId', '=', phaseId);
}

export function findPlan<P extends PhaseId>(
  db: Database,
  scope: OrganisationRef,
  { phaseId, id }: PlanRef<P>,
) {
  return plansOf(db, scope, phaseId)
    .select([...planColumns, 'wishes', 'outcome', 'inputsHash'])
    .$narrowType<{ phaseId: P; competitionId: P }>()
    .where('id', '=', id)
    .executeTakeFirst();
}

export type PlanRecord<P extends PhaseId = string> = NonNullable<Awaited<ReturnType<typeof findPlan<P>>>>;

export function lockPlan<P extends PhaseId>(trx: Trx, scope: OrganisationRef, { phaseId, id }: PlanRef<P>) {
  return plansOf(trx, scope, phaseId)
    .select([...planColumns, 'wishes', 'outcome', 'inputsHash'])
    .$narrowType<{ phaseId: P; competitionId: P }>()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** The newest search over several competitions. */
export async function findLastJointPlanId(db: Database, scope: OrganisationRef): Promise<string | null> {
  const row = await plansOf(db, scope, null)
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

export function pageOfPlans(
  db: Database,
  scope: OrganisationRef,
  phaseId: string,
  { page, limit }: Read<typeof CalendarPlanQuery>,
) {
  return plansOf(db, scope, phaseId)
    .select(planColumns)
    .$narrowType<{ phaseId: string; competitionId: string }>()
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

interface NewPlan extends PlanRef {
  readonly organisationId: string;
  readonly competitionId: string | null;
  readonly wishes: object;
  readonly createdBy: string;
  readonly createdAt: Date;
}

/** Returns false if a search for the phase, or over several competitions, is already under way. */
export async function insertPlan(trx: Trx, { wishes, ...plan }: NewPlan): Promise<boolean> {
  const empty = { progress: JSON.stringify(null), outcome: JSON.stringify(null) };
  const inserted = await trx
    .insertInto('calendarPlans')
    .values({ ...plan, ...empty, status: 'WAITING', wishes: JSON.stringify(wishes) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Older plans are deleted, because each of them is large. */
const maxPlans = 20;

export async function deleteOldPlans(trx: Trx, scope: OrganisationRef, phaseId: PhaseId): Promise<void> {
  const newest = plansOf(trx, scope, phaseId)
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxPlans);
  await trx
    .deleteFrom('calendarPlans')
    .where('id', 'in', plansOf(trx, scope, phaseId).select('id'))
    .where('status', 'not in', ['WAITING', 'RUNNING'])
    .where('id', 'not in', newest)
    .execute();
}

/** A queued plan ends at once; a running one is asked to stop and keeps its best result. */
export async function requestCancel(
  db: Database,
  scope: OrganisationRef,
  planRef: PlanRef,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('calendarPlans')
    .set({
      cancelAskedAt: now,
      status: sql`case status when 'WAITING' then 'CANCELLED' else status end`,
      endedAt: sql`case status when 'WAITING' then ${now}::timestamptz end`,
    })
    .where('id', 'in', plansOf(db, scope, planRef.phaseId).select('id').where('id', '=', planRef.id))
    .where('status', 'in', ['WAITING', 'RUNNING'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markApplied(trx: Trx, id: string): Promise<void> {
  await trx.updateTable('calendarPlans').set({ status: 'APPLIED' }).where('id', '=', id).execute();
}

/**
 * Starts a search, or restarts an interrupted one. Each run has a number, so that a runner that was presumed
 * dead can no longer write.
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

function runningPlan(db: Database, { id, runs }: Pick<ClaimedPlan, 'id' | 'runs'>) {
  return db
    .updateTable('calendarPlans')
    .where('id', '=', id)
    .where('runs', '=', runs)
    .where('status', '=', 'RUNNING');
}

export async function saveHash(db: Database, claim: ClaimedPlan, inputsHash: string): Promise<void> {
  await runningPlan(db, claim).set({ inputsHash }).execute();
}

/** Saves the progress; returns whether the search should continue. */
export async function saveProgress(
  db: Database,
  claim: ClaimedPlan,
  progress: SearchProgress | null,
): Promise<'GO_ON' | 'ENOUGH' | 'NOT_OURS'> {
  const row = await runningPlan(db, claim)
    .set({ progress: JSON.stringify(progress) })
    .returning('cancelAskedAt')
    .executeTakeFirst();
  if (!row) return 'NOT_OURS';
  return row.cancelAskedAt === null ? 'GO_ON' : 'ENOUGH';
}

interface PlanEnd {
  readonly status: 'DONE' | 'CANCELLED' | 'FAILED';
  readonly failure?: 'INTERRUPTED' | 'BROKEN';
  readonly result?: SearchResult | JointResult;
  readonly progress?: SearchProgress;
  readonly now: Date;
}

export async function endPlan(
  db: Database,
  claim: ClaimedPlan,
  { status, failure, result, progress, now }: PlanEnd,
): Promise<void> {
  await runningPlan(db, claim)
    .set({
      status,
      endedAt: now,
      ...(failure ? { failure } : {}),
      ...(result ? { outcome: JSON.stringify(result) } : {}),
      ...(progress ? { progress: JSON.stringify(progress) } : {}),
    })
    .execute();
}

/** Puts a plan back into the queue as if its run had not started. */
export async function releasePlan(db: Database, claim: ClaimedPlan): Promise<void> {
  await runningPlan(db, claim)
    .set(({ eb }) => ({ status: 'WAITING', runs: eb('runs', '-', 1), progress: JSON.stringify(null) }))
    .execute();
}
