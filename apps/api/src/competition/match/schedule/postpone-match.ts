import { type matchManagementCalls, type Refusal, refuse } from '@traip/contract';
import { canDo, isBreach } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import { persistMatchEdit, reloadMatch } from '../reply/match-edit.ts';
import { isOver, stateRefusal } from '../reply/refusals.ts';

export const postponeMatch: Handler<typeof matchManagementCalls.postpone> = (context, { body }) =>
  withMatchLock(
    context,
    { matchId: body.matchId, depth: 'COMPETITION', version: body.version },
    async (trx, locked) => (await postpone(trx, locked, body.reason)) ?? reloadMatch(trx, locked),
  );

export type PostponeRefusal = Refusal<
  'PHASE_LOCKED' | 'REASON_REQUIRED' | 'INVALID_TRANSITION' | 'FORBIDDEN'
>;

/** Removes the date and field of a match; null on success. */
export async function postpone(
  trx: Trx,
  locked: LockedMatch,
  reason: string | null,
): Promise<PostponeRefusal | null> {
  const { match, actor } = locked;
  if (isOver(match)) return refuse('PHASE_LOCKED');
  const situation = { status: match.state, dated: match.kickOff !== null };
  const permission = canDo('postpone', situation, actor, { reason: reason ?? '' });
  if (isBreach(permission))
    return permission.breach === 'REASON_REQUIRED'
      ? refuse('REASON_REQUIRED', { field: 'reason' })
      : stateRefusal('postpone', permission);
  const payload = {
    old: { kickOff: match.kickOff, fieldId: match.fieldId },
    new: { kickOff: null, fieldId: null },
    reason,
  };
  await persistMatchEdit(trx, locked, {
    action: 'POSTPONED',
    events: [newEvent(locked, 'RESCHEDULED', { payload })],
    set: {
      state: 'CREATED',
      kickOff: null,
      fieldId: null,
      isLocked: false,
      postponedFrom: match.kickOff,
      postponedReason: reason,
    },
    details: payload,
  });
  return null;
}
