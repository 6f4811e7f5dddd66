import { isRefusal, type MatchSchedule, type matchManagementCalls, type Read, refuse } from '@traip/contract';
import { canDo, isBreach } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import { applyMatchEdit, reloadMatch } from '../reply/match-edit.ts';
import { isOver, stateRefusal } from '../reply/refusals.ts';
import { conflictsOf } from './conflicts.ts';
import { lockField } from './queries.ts';

type ScheduleInput = Read<typeof MatchSchedule>;

export const scheduleMatch: Handler<typeof matchManagementCalls.schedule> = (context, { body }) =>
  withMatchLock(
    context,
    { matchId: body.matchId, depth: 'COMPETITION', version: body.version },
    (trx, locked) => schedule(trx, locked, body),
  );

async function schedule(trx: Trx, locked: LockedMatch, input: ScheduleInput) {
  const { match, actor, referees } = locked;
  if (isOver(match)) return refuse('PHASE_LOCKED');
  const { kickOff, fieldId = match.fieldId, force, dryRun } = input;
  const field = fieldId === null ? null : await lockField(trx, match, fieldId);
  if (field === undefined) return refuse('FIELD_UNKNOWN', { field: 'fieldId' });
  const conflicts = await conflictsOf(trx, locked, { kickOff, field, refereeIds: referees });
  if (dryRun) return { match: await reloadMatch(trx, locked), conflicts };
  const permission = canDo(
    'schedule',
    { status: match.state, dated: match.kickOff !== null },
    { ...actor, force },
    { conflicts: conflicts.map(({ kind }) => kind) },
  );
  if (isBreach(permission))
    return permission.breach === 'SCHEDULE_CONFLICT'
      ? refuse('SCHEDULE_CONFLICT', { field: 'kickOff', details: { conflicts } })
      : stateRefusal('schedule', permission);
  const [event = 'SCHEDULED'] = permission.writes;
  const updated = await saveSchedule(
    trx,
    locked,
    { ...input, fieldId: field?.id ?? null },
    event as ScheduleEvent,
  );
  return { match: updated, conflicts };
}

/** Moves a match to a free place; null on success. */
export async function moveMatch(
  trx: Trx,
  locked: LockedMatch,
  slot: { readonly kickOff: Date; readonly fieldId: string | null },
) {
  const input = { ...slot, matchId: locked.match.id, force: false, dryRun: false };
  const outcome = await schedule(trx, locked, input);
  return isRefusal(outcome) ? outcome : null;
}

type ScheduleEvent = 'SCHEDULED' | 'RESCHEDULED';

function saveSchedule(
  trx: Trx,
  locked: LockedMatch,
  input: ScheduleInput & { fieldId: string | null },
  event: ScheduleEvent,
) {
  const { match } = locked;
  const { kickOff, fieldId, isLocked = match.isLocked, force } = input;
  const old = { kickOff: match.kickOff, fieldId: match.fieldId };
  const isMoved = old.kickOff?.getTime() !== kickOff.getTime() || old.fieldId !== fieldId;
  const payload = { old, new: { kickOff, fieldId } };
  return applyMatchEdit(trx, locked, {
    action: isMoved ? event : 'LOCK_CHANGED',
    events: isMoved ? [newEvent(locked, event, { payload })] : [],
    set: { state: 'SCHEDULED', kickOff, fieldId, isLocked, postponedFrom: null, postponedReason: null },
    details: { ...payload, isLocked, force },
  });
}
