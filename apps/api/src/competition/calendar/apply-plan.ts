import { CalendarWishes, type calendarCalls, isRefusal, refuse } from '@traip/contract';
import { notifyCalendarApplied } from '../../notification/notify/calendar/queries.ts';
import type { OrganisationScope } from '../../platform/authorization/scope.ts';
import type { Trx } from '../../platform/db/schema.ts';
import { publishCompetitionChange } from '../../platform/live/queries.ts';
import type { Context } from '../../platform/routing/context.ts';
import type { Handler } from '../../platform/routing/handler.ts';
import { findPhase } from '../broker/phase/queries.ts';
import { isOver } from '../broker/under-lock.ts';
import { findCompetitionId } from '../competition/phases/queries.ts';
import { updateCompetitionRow } from '../competition/queries.ts';
import { insertRecord } from '../competition/records/queries.ts';
import { withStaffCompetitionLock } from '../competition/with-competition-lock.ts';
import { movesOf } from './apply/moves.ts';
import { lockFields, lockPhase, moveMatches, notifyMoves } from './apply/queries.ts';
import { lockPlan, markApplied, type PlanName } from './plan/queries.ts';
import { hashOf, loadInputs } from './problem/inputs.ts';
import { foundIn } from './reply/plan-reply.ts';

type Staff = Context & { readonly scope: OrganisationScope };

export const applyPlan: Handler<typeof calendarCalls.apply> = async (context, { params }) => {
  const { db, scope } = context;
  const competitionId = await findCompetitionId(db, scope, params.phaseId);
  if (competitionId === undefined) return refuse('NOT_FOUND');
  return withStaffCompetitionLock(context, 'competitions.manage', competitionId, (trx) =>
    apply(trx, context, { ...params, competitionId }),
  );
};

async function apply(trx: Trx, { scope, now }: Staff, name: PlanName & { readonly competitionId: string }) {
  const phase = await findPhase(trx, scope, name);
  if (!phase) return refuse('NOT_FOUND');
  if (isOver(phase)) return refuse('PHASE_LOCKED');
  await lockPhase(trx, scope, name.phaseId);
  const plan = await lockPlan(trx, scope, name);
  if (!plan) return refuse('NOT_FOUND');
  const found = foundIn(plan);
  if (!found || (plan.status !== 'DONE' && plan.status !== 'CANCELLED')) return refuse('CALENDAR_NOT_READY');
  const wishes = CalendarWishes.parse(plan.wishes);
  const fieldIds = [...new Set(found.placements.map(({ field }) => field))];
  const order = { organisationId: scope.organisationId, phaseId: name.phaseId, wishes, now: now() };
  const inputs = await loadInputs(trx, order);
  if (isRefusal(inputs) || hashOf(inputs) !== plan.inputsHash) return refuse('CALENDAR_OUTDATED');
  await lockFields(
    trx,
    scope,
    inputs.fields.map(({ id }) => id).filter((id) => fieldIds.includes(id)),
  );
  // Another calendar may have taken a field while this one waited for it.
  const fresh = await loadInputs(trx, order);
  const moves = isRefusal(fresh) ? null : movesOf(fresh, wishes, found);
  if (moves === null) return refuse('CALENDAR_OUTDATED');
  await notifyMoves(trx, scope, moves.all, now());
  await moveMatches(trx, scope, moves.all);
  await markApplied(trx, plan.id);
  await updateCompetitionRow(trx, scope, name.competitionId);
  await insertRecord(trx, {
    organisationId: scope.organisationId,
    competitionId: name.competitionId,
    subjectKind: 'PHASE',
    subjectId: name.phaseId,
    action: 'CALENDAR_APPLIED',
    byUser: scope.userId,
    at: now(),
    details: { planId: plan.id, ...moves.counts },
  });
  await publishCompetitionChange(trx, {
    organisationId: scope.organisationId,
    competitionId: name.competitionId,
    at: now(),
    kind: 'CALENDAR_APPLIED',
    payload: { phaseId: name.phaseId },
  });
  const told = { planId: plan.id, phaseId: name.phaseId, moves: moves.all };
  await notifyCalendarApplied(trx, { ...told, by: scope.userId, at: now() });
  return moves.counts;
}
