import { isRefusal, type jointCalendarCalls, type Refusal, refuse } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { lockReferees } from '../../match/referee/queries.ts';
import { lockFields, moveMatches, recordMoves } from '../../timetable/moves/queries.ts';
import { announceCalendar } from '../apply/announce-calendar.ts';
import { buildMoves, type Moves } from '../apply/moves.ts';
import { markApplied } from '../plan/queries.ts';
import type { JointResult } from '../search/search-result.ts';
import { saveRestorePoint } from '../undo/queries.ts';
import { takeRestorePoint } from '../undo/restore-point.ts';
import { hashesOf } from './build-search.ts';
import { findOver } from './find-over.ts';
import {
  idsOf,
  type JointPlanRecord,
  type JointWishes,
  readJointResult,
  readJointWishes,
} from './joint-wishes.ts';
import { type Joint, type LoadedPhase, loadJoint } from './load-joint.ts';
import { busyChecker } from './people.ts';
import { type StaffContext, withJointPlanLock } from './with-joint-plan-lock.ts';

type PhaseMoves = LoadedPhase & { readonly moves: Moves };

/** Applies all calendars in one transaction, or none: what competitions share only fits as a whole. */
export const applyJointPlan: Handler<typeof jointCalendarCalls.apply> = (context, { params }) =>
  withJointPlanLock(context, params.id, async (trx, plan, lockedIds) => {
    const wishes = readJointWishes(plan);
    const deleted = idsOf(wishes).competitionIds.find((id) => !lockedIds.includes(id));
    return deleted === undefined
      ? apply(trx, context, plan, wishes)
      : refuse('CALENDAR_OUTDATED', { details: { competitionId: deleted } });
  });

async function apply(trx: Trx, context: StaffContext, plan: JointPlanRecord, wishes: JointWishes) {
  const { scope } = context;
  const at = context.now();
  const result = readJointResult(plan);
  if (!result || (plan.status !== 'DONE' && plan.status !== 'CANCELLED')) return refuse('CALENDAR_NOT_READY');
  const over = await findOver(trx, scope, wishes);
  if (over) return refuse('PHASE_LOCKED', { details: { competitionId: over } });
  const options = { organisationId: scope.organisationId, phases: wishes.phases, now: at };
  const joint = await loadJoint(trx, options);
  if (isRefusal(joint)) return refuse('CALENDAR_OUTDATED');
  const changed = findOutdated(joint, plan);
  if (changed) return changed;
  const placed = new Set(result.placements.map(({ field }) => field));
  const fieldIds = joint.phases.flatMap(({ inputs }) => inputs.fields.map(({ id }) => id));
  await lockFields(
    trx,
    scope,
    [...new Set(fieldIds)].filter((id) => placed.has(id)),
  );
  await lockReferees(trx, scope, [...new Set([...joint.refereesOf.values()].flat())]);
  // Fields or referees may have been taken while this one waited for the locks.
  const current = await loadJoint(trx, options);
  const all = isRefusal(current) ? refuse('CALENDAR_OUTDATED') : buildAllMoves(current, result);
  if (isRefusal(all)) return all;
  const moves = all.flatMap((phase) => phase.moves.all);
  const { status } = plan;
  await saveRestorePoint(trx, plan.id, await takeRestorePoint(trx, scope, { status, moves, at }));
  await recordMoves(trx, scope, moves, at);
  await moveMatches(trx, scope, moves);
  await markApplied(trx, plan.id);
  for (const { competitionId, phaseId, moves } of all)
    await announceCalendar(trx, scope, { planId: plan.id, competitionId, phaseId, moves, at });
  return appliedReply(all);
}

/** Names the first competition whose matches, fields or days have changed since the search. */
function findOutdated(joint: Joint, { inputsHash }: JointPlanRecord): Refusal<'CALENDAR_OUTDATED'> | null {
  const before = JSON.parse(inputsHash ?? '{}') as Readonly<Record<string, string>>;
  const now = hashesOf(joint);
  const changed = joint.phases.find(({ phaseId }) => now[phaseId] !== before[phaseId]);
  if (changed) return outdated(changed);
  return now.people === before.people ? null : refuse('CALENDAR_OUTDATED');
}

const outdated = ({ competitionId }: { readonly competitionId: string }) =>
  refuse('CALENDAR_OUTDATED', { details: { competitionId } });

function buildAllMoves(
  joint: Joint,
  result: JointResult,
): readonly PhaseMoves[] | Refusal<'CALENDAR_OUTDATED'> {
  const all: PhaseMoves[] = [];
  const isBusy = busyChecker(joint, result);
  for (const phase of joint.phases) {
    if (isBusy(phase)) return outdated(phase);
    const moves = buildMoves(phase.inputs, phase.wishes, result);
    if (moves === null) return outdated(phase);
    all.push({ ...phase, moves });
  }
  return all;
}

function appliedReply(all: readonly PhaseMoves[]) {
  const sum = (own: readonly PhaseMoves[]) => {
    const total = (name: keyof Moves['counts']) =>
      own.reduce((count, { moves }) => count + moves.counts[name], 0);
    return { scheduled: total('scheduled'), moved: total('moved'), unscheduled: total('unscheduled') };
  };
  const byCompetition = Map.groupBy(all, ({ competitionId }) => competitionId);
  return { ...sum(all), competitions: [...byCompetition].map(([id, own]) => ({ id, ...sum(own) })) };
}
