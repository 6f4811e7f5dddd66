import { type matchDeskCalls, refuse } from '@traip/contract';
import { canDo, isBreach, deleteEvent as withoutEvent } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { applyMatchAction } from '../action/match-action.ts';
import { type LockedMatch, withEventLock } from '../desk/locked-match.ts';
import { actionRefusal, deleteRefusal } from '../desk/refusals.ts';
import { deskReply } from '../desk/reply/desk-reply.ts';
import { finishRefusal } from './finishable.ts';

export const deleteEvent: Handler<typeof matchDeskCalls.deleteEvent> = (context, { params }) =>
  withEventLock(context, params.matchId, (trx, locked) => removeEvent(trx, locked, params.eventId));

async function removeEvent(trx: Trx, locked: LockedMatch, eventId: string) {
  const { match, rules, state, actor, rows } = locked;
  // Whether another team would advance is known only after the slots are resolved again.
  const { startedDependents } = locked;
  const facts = { startedDependents, keepsWinner: true };
  const situation = { status: match.state, dated: match.kickOff !== null };
  const permission = canDo('deleteEvent', situation, actor, facts);
  if (isBreach(permission)) return actionRefusal('deleteEvent', permission);
  const row = rows.find(({ id }) => id === eventId);
  // Idempotent: a device that missed the reply sends the request again.
  if (row?.deletedAt) return deskReply(trx, locked);
  const after = withoutEvent(state, eventId, rules);
  if (isBreach(after)) return deleteRefusal(after);
  if (match.state === 'FINISHED' && match.startedAt === null && after.tally.manual === null)
    return refuse('MATCH_NEVER_STARTED');
  const refusal = await finishRefusal(trx, { ...locked, state: after });
  if (refusal) return refusal;
  const details = { type: row?.type, kind: row?.kind };
  const change = {
    action: 'EVENT_DELETED' as const,
    to: match.state,
    events: [],
    takenBack: [eventId],
    state: after,
    details,
  };
  return applyMatchAction(trx, locked, change);
}
