import { type matchDeskCalls, refuse } from '@traip/contract';
import { canDo, isBreach, deleteEvent as withoutEvent } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { atDeskOfPlay, type OpenDesk } from '../desk/open-desk.ts';
import { actionRefusal, deleteRefusal } from '../desk/refusals.ts';
import { assignedTo } from '../desk/writer.ts';
import { replyAfter, settle } from '../settle/settle.ts';
import { endingRefusal } from './still-ends.ts';

export const deleteEvent: Handler<typeof matchDeskCalls.deleteEvent> = (context, { params }) =>
  atDeskOfPlay(context, params.matchId, (trx, desk) => takeBack(trx, desk, params.eventId));

async function takeBack(trx: Trx, desk: OpenDesk, eventId: string) {
  const { match, rules, state, writer, referees, rows } = desk;
  // Whether somebody else would play on is found out when the slots are filled anew.
  const { startedDependents } = desk;
  const facts = { assigned: assignedTo(writer, referees), startedDependents, keepsWinner: true };
  const standpoint = { status: match.state, dated: match.kickOff !== null };
  const permission = canDo('deleteEvent', standpoint, writer, facts);
  if (isBreach(permission)) return actionRefusal('deleteEvent', permission);
  const row = rows.find(({ id }) => id === eventId);
  // A device that did not hear the answer asks again.
  if (row?.deletedAt) return replyAfter(trx, desk);
  const after = withoutEvent(state, eventId, rules);
  if (isBreach(after)) return deleteRefusal(after);
  if (match.state === 'FINISHED' && match.startedAt === null && after.tally.manual === null)
    return refuse('MATCH_NEVER_STARTED');
  const refusal = await endingRefusal(trx, { ...desk, state: after });
  if (refusal) return refusal;
  const details = { type: row?.type, kind: row?.kind };
  const deed = { action: 'EVENT_DELETED', to: match.state, events: [], takenBack: [eventId], details };
  return settle(trx, desk, deed);
}
