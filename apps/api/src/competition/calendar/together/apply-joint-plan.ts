import { isRefusal, type jointCalendarCalls, type Refusal, refuse } from '@traip/contract';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Context } from '../../../platform/routing/context.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { withStaffCompetitionsLock } from '../../competition/with-competition-lock.ts';
import { lockFields, moveMatches, recordMoves } from '../../timetable/moves/queries.ts';
import { buildMoves, type Moves } from '../apply/moves.ts';
import { lockPhases } from '../apply/queries.ts';
import { tellApplied } from '../apply/tell-applied.ts';
import { findPlan, lockPlan, markApplied } from '../plan/queries.ts';
import type { JointResult } from '../search/search-result.ts';
import { hashesOf } from './build-search.ts';
import {
  idsOf,
  type JointPlanRecord,
  type JointWishes,
  readJointResult,
  readJointWishes,
} from './joint-wishes.ts';
import { type Joint, type LoadedPhase, loadJoint } from './load-joint.ts';
import { busyChecker } from './people.ts';
import { findOpenPhaseIds } from './queries.ts';

type StaffContext = Context & { readonly scope: OrganisationScope };
type PhaseMoves = LoadedPhase & { readonly moves: Moves };

/** Applies all calendars in one transaction, or none: what competitions share only fits as a whole. */
export const applyJointPlan: Handler<typeof jointCalendarCalls.apply> = async (context, { params }) => {
  const planRef = { phaseId: null, id: params.id };
  const known = await findPlan(context.db, context.scope, planRef);
  if (!known) return refuse('NOT_FOUND');
  const { competitionIds } = idsOf(readJointWishes(known));
  return withStaffCompetitionsLock(context, 'competitions.manage', competitionIds, async (trx, lockedIds) => {
    const deleted = competitionIds.find((id) => !lockedIds.includes(id));
    if (deleted !== undefined) return refuse('CALENDAR_OUTDATED', { details: { competitionId: deleted } });
    const wishes = readJointWishes(known);
    await lockPhases(trx, context.scope, idsOf(wishes).phaseIds);
    const plan = await lockPlan(trx, context.scope, planRef);
    return plan ? apply(trx, context, plan, wishes) : refuse('NOT_FOUND');
  });
};

async function apply(trx: Trx, context: StaffContext, plan: JointPlanRecord, wishes: JointWishes) {
  const { scope, now } = context;
  const result = readJointResult(plan);
  if (!result || (plan.status !== 'DONE' && plan.status !== 'CANCELLED')) return refuse('CALENDAR_NOT_READY');
  const over = await findOver(trx, scope, wishes);
  if (over) return refuse('PHASE_LOCKED', { details: { competitionId: over } });
  const options = { organisationId: scope.organisationId, phases: wishes.phases, now: now() };
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
  // Another calendar may have taken a field while this one waited for the lock.
  const fresh = await loadJoint(trx, options);
  const all = isRefusal(fresh) ? refuse('CALENDAR_OUTDATED') : buildAllMoves(fresh, result);
  if (isRefusal(all)) return all;
  const moves = all.flatMap((phase) => phase.moves.all);
  await recordMoves(trx, scope, moves, now());
  await moveMatches(trx, scope, moves);
  await markApplied(trx, plan.id);
  for (const { competitionId, phaseId, moves } of all)
    await tellApplied(trx, scope, { planId: plan.id, competitionId, phaseId, moves, at: now() });
  return appliedReply(all);
}

/** The first competition that has ended since the search. */
async function findOver(
  trx: Trx,
  scope: OrganisationScope,
  wishes: JointWishes,
): Promise<string | undefined> {
  const open = await findOpenPhaseIds(trx, scope, idsOf(wishes).phaseIds);
  return wishes.phases.find(({ phaseId }) => !open.has(phaseId))?.competitionId;
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
