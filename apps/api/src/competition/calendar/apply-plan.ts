import { CalendarPreferences, type calendarCalls, isRefusal, refuse } from '@traip/contract';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { findPhase } from '../broker/phase/queries.ts';
import { isOver } from '../broker/under-lock.ts';
import { findCompetitionId } from '../competition/phases/queries.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { lockFields, moveMatches, recordMoves } from '../timetable/moves/queries.ts';
import { announceCalendar } from './apply/announce-calendar.ts';
import { buildMoves } from './apply/moves.ts';
import { lockPhases } from './apply/queries.ts';
import { lockPlan, markApplied, type PlanRef } from './plan/queries.ts';
import { hashInputs, loadInputs } from './problem/inputs.ts';
import { readResult } from './reply/plan-reply.ts';

type StaffContext = Context & { readonly scope: OrganisationScope };

export const applyPlan: Handler<typeof calendarCalls.apply> = async (context, { params }) => {
  const { db, scope } = context;
  const competitionId = await findCompetitionId(db, scope, params.phaseId);
  if (competitionId === undefined) return refuse('NOT_FOUND');
  return withStaffCompetitionLock(context, 'competitions.manage', competitionId, (trx) =>
    apply(trx, context, { ...params, competitionId }),
  );
};

async function apply(
  trx: Trx,
  { scope, now }: StaffContext,
  planRef: PlanRef<string> & { readonly competitionId: string },
) {
  const phase = await findPhase(trx, scope, planRef);
  if (!phase) return refuse('NOT_FOUND');
  if (isOver(phase)) return refuse('PHASE_LOCKED');
  await lockPhases(trx, scope, [planRef.phaseId]);
  const plan = await lockPlan(trx, scope, planRef);
  if (!plan) return refuse('NOT_FOUND');
  const result = readResult(plan);
  if (!result || (plan.status !== 'DONE' && plan.status !== 'CANCELLED')) return refuse('CALENDAR_NOT_READY');
  const wishes = CalendarPreferences.parse(plan.wishes);
  const fieldIds = [...new Set(result.placements.map(({ field }) => field))];
  const inputOptions = { organisationId: scope.organisationId, phaseId: planRef.phaseId, wishes, now: now() };
  const inputs = await loadInputs(trx, inputOptions);
  if (isRefusal(inputs) || hashInputs(inputs) !== plan.inputsHash) return refuse('CALENDAR_OUTDATED');
  await lockFields(
    trx,
    scope,
    inputs.fields.map(({ id }) => id).filter((id) => fieldIds.includes(id)),
  );
  // Another calendar may have taken a field while this one waited for the lock.
  const current = await loadInputs(trx, inputOptions);
  const moves = isRefusal(current) ? null : buildMoves(current, wishes, result);
  if (moves === null) return refuse('CALENDAR_OUTDATED');
  await recordMoves(trx, scope, moves.all, now());
  await moveMatches(trx, scope, moves.all);
  await markApplied(trx, plan.id);
  const { competitionId, phaseId } = planRef;
  await announceCalendar(trx, scope, { planId: plan.id, competitionId, phaseId, moves, at: now() });
  return moves.counts;
}
