import { isRefusal, type jointCalendarCalls, type Refusal, refuse } from '@traip/contract';
import type { OrganisationScope } from '../../../platform/authorization/scope.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { lockReferees } from '../../match/referee/queries.ts';
import { lockFields, type Move, recordMoves } from '../../timetable/moves/queries.ts';
import { findReferees } from '../duties/queries.ts';
import { announceUndone } from '../undo/announce-undone.ts';
import { findClashes } from '../undo/clashes.ts';
import {
  findMatchesByIds,
  findRestorePoint,
  type MatchRow,
  markUndone,
  nameMatches,
  restoreMatches,
} from '../undo/queries.ts';
import type { MatchBefore, RestorePoint } from '../undo/restore-point.ts';
import { findOver } from './find-over.ts';
import { type JointPlanRecord, readJointWishes } from './joint-wishes.ts';
import { type StaffContext, withJointPlanLock } from './with-joint-plan-lock.ts';

/** Puts all matches back in one transaction, or none: half of a calendar would collide with the other half. */
export const undoJointPlan: Handler<typeof jointCalendarCalls.undo> = (context, { params }) =>
  withJointPlanLock(context, params.id, (trx, plan) => undo(trx, context, plan));

/** A match as it is now, and where it was. */
interface Returning {
  readonly match: MatchRow;
  readonly before: MatchBefore;
}

async function undo(trx: Trx, { scope, now }: StaffContext, plan: JointPlanRecord) {
  const at = now();
  const point = await findRestorePoint(trx, plan.id);
  if (plan.status !== 'APPLIED' || !point) return refuse('CALENDAR_NOT_APPLIED');
  const returning = await findReturning(trx, scope, point, at);
  if (isRefusal(returning)) return returning;
  const over = await findOver(trx, scope, readJointWishes(plan));
  if (over) return refuse('PHASE_LOCKED', { details: { competitionId: over } });
  const unavailable = await findUnavailable(trx, scope, returning, at);
  if (unavailable.length > 0)
    return refuse('CALENDAR_PLACES_GONE', {
      details: { matches: await nameMatches(trx, scope, unavailable) },
    });
  await recordMoves(trx, scope, returning.map(moveOf), at);
  await restoreMatches(trx, scope, point.matches);
  await markUndone(trx, plan.id, point);
  const undone = { planId: plan.id, appliedAt: new Date(point.appliedAt), at };
  for (const [phaseId, own] of Map.groupBy(returning, ({ match }) => match.phaseId))
    await announceUndone(trx, scope, {
      ...undone,
      phaseId,
      competitionId: own[0]?.match.competitionId ?? '',
      moves: own.map(moveOf),
    });
  return { movedBack: returning.map(({ match }) => match.id) };
}

/** All matches of the calendar; refused if one of them is no longer as the calendar left it. */
async function findReturning(
  trx: Trx,
  scope: OrganisationScope,
  { matches: all }: RestorePoint,
  now: Date,
): Promise<readonly Returning[] | Refusal<'CALENDAR_CHANGED_SINCE'>> {
  const ids = all.map(({ id }) => id);
  const matches = new Map((await findMatchesByIds(trx, scope, ids)).map((match) => [match.id, match]));
  const returning = all.flatMap((before): Returning[] => {
    const match = matches.get(before.id);
    return match && isUntouched(match, before, now) ? [{ match, before }] : [];
  });
  const untouched = new Set(returning.map(({ match }) => match.id));
  const changed = ids.filter((id) => !untouched.has(id));
  return changed.length === 0
    ? returning
    : refuse('CALENDAR_CHANGED_SINCE', { details: { matches: await nameMatches(trx, scope, changed) } });
}

/** Not if it has kicked off, even if nobody has recorded anything yet. */
function isUntouched({ version, kickOff }: MatchRow, before: MatchBefore, now: Date): boolean {
  return version === before.version && (kickOff === null || kickOff > now);
}

const kickOffOf = ({ kickOff }: MatchBefore) => (kickOff === null ? null : new Date(kickOff));

function moveOf({ match: { id, kickOff, fieldId }, before }: Returning): Move {
  const slot = { kickOff: kickOffOf(before), fieldId: before.fieldId };
  return { id, ...slot, payload: { old: { kickOff, fieldId }, new: slot } };
}

/** The matches whose earlier place is past, closed or taken since. What clashed there before may do so again. */
async function findUnavailable(
  trx: Trx,
  scope: OrganisationScope,
  returning: readonly Returning[],
  now: Date,
): Promise<readonly string[]> {
  await lockFields(trx, scope, [...new Set(returning.flatMap(({ before }) => before.fieldId ?? []))]);
  const phaseIds = [...new Set(returning.map(({ match }) => match.phaseId))];
  const referees = await findReferees(trx, scope, phaseIds);
  await lockReferees(trx, scope, [...new Set(referees.map(({ userId }) => userId))]);
  const clashes = await findClashes(trx, scope, {
    matches: returning.map(({ match, before }) => ({
      ...match,
      kickOff: kickOffOf(before),
      fieldId: before.fieldId,
    })),
    moving: returning.map(({ match }) => match.id),
  });
  return returning
    .filter(({ before }) => {
      const kickOff = kickOffOf(before);
      const isNew = (clash: string) => !before.clashes.includes(clash);
      return (kickOff !== null && kickOff <= now) || (clashes.get(before.id) ?? []).some(isNew);
    })
    .map(({ before }) => before.id);
}
