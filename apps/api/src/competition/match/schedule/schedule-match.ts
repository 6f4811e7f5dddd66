import { type MatchSchedule, type matchManagementCalls, type Read, refuse } from '@traip/contract';
import { canDo, isBreach } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { newEvent } from '../desk/new-event.ts';
import { atDesk, type OpenDesk } from '../desk/open-desk.ts';
import { changeMatch, readAfter } from '../reply/change-match.ts';
import { isOver, stateRefusal } from '../reply/refusals.ts';
import { conflictsOf } from './conflicts.ts';
import { lockField } from './queries.ts';

type Wish = Read<typeof MatchSchedule>;

export const scheduleMatch: Handler<typeof matchManagementCalls.schedule> = (context, { body }) =>
  atDesk(context, { matchId: body.matchId, depth: 'COMPETITION', version: body.version }, (trx, desk) =>
    schedule(trx, desk, body),
  );

async function schedule(trx: Trx, desk: OpenDesk, wish: Wish) {
  const { match, writer, referees } = desk;
  if (isOver(match)) return refuse('PHASE_LOCKED');
  const { kickOff, fieldId = match.fieldId, force, dryRun } = wish;
  const field = fieldId === null ? null : await lockField(trx, match, fieldId);
  if (field === undefined) return refuse('FIELD_UNKNOWN', { field: 'fieldId' });
  const conflicts = await conflictsOf(trx, desk, { kickOff, field, refereeIds: referees });
  if (dryRun) return { match: await readAfter(trx, desk), conflicts };
  const permission = canDo(
    'schedule',
    { status: match.state, dated: match.kickOff !== null },
    { role: writer.role, force },
    { conflicts: conflicts.map(({ kind }) => kind) },
  );
  if (isBreach(permission))
    return permission.breach === 'SCHEDULE_CONFLICT'
      ? refuse('SCHEDULE_CONFLICT', { field: 'kickOff', details: { conflicts } })
      : stateRefusal('schedule', permission);
  const [event = 'SCHEDULED'] = permission.writes;
  const written = await write(trx, desk, { ...wish, fieldId: field?.id ?? null }, event as Written);
  return { match: written, conflicts };
}

type Written = 'SCHEDULED' | 'RESCHEDULED';

function write(trx: Trx, desk: OpenDesk, wish: Wish & { fieldId: string | null }, event: Written) {
  const { match } = desk;
  const { kickOff, fieldId, isLocked = match.isLocked, force } = wish;
  const old = { kickOff: match.kickOff, fieldId: match.fieldId };
  const isMoved = old.kickOff?.getTime() !== kickOff.getTime() || old.fieldId !== fieldId;
  const payload = { old, new: { kickOff, fieldId } };
  return changeMatch(trx, desk, {
    action: isMoved ? event : 'LOCK_CHANGED',
    events: isMoved ? [newEvent(desk, event, { payload })] : [],
    set: { state: 'SCHEDULED', kickOff, fieldId, isLocked },
    details: { ...payload, isLocked, force },
  });
}
