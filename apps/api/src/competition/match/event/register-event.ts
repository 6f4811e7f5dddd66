import { type Desk, isRefusal, type matchDeskCalls, type Read } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { atDeskOfPlay, type OpenDesk } from '../desk/open-desk.ts';
import { replyAfter, settle } from '../settle/settle.ts';
import { decideEvent, type Told } from './decide-event.ts';
import { peopleIn } from './players/player-refusal.ts';
import { listPlayers } from './players/queries.ts';
import { endingRefusal } from './still-ends.ts';

/** Sent again, an event is the one that is already there, whatever became of it or of the match since. */
export const registerEvent: Handler<typeof matchDeskCalls.registerEvent> = (context, { body }) => {
  const { matchId, ...told } = body;
  return atDeskOfPlay(context, matchId, async (trx, desk) => {
    const known = desk.rows.find(({ clientEventId }) => clientEventId === told.clientEventId);
    return known ? replyWith(await replyAfter(trx, desk), known.id) : register(trx, desk, told);
  });
};

async function register(trx: Trx, desk: OpenDesk, told: Told) {
  const players = await listPlayers(trx, desk.match, peopleIn([told]));
  const decided = decideEvent(desk, told, players);
  if (isRefusal(decided)) return decided;
  const { row, desk: after } = decided;
  const refusal = await endingRefusal(trx, after);
  if (refusal) return refusal;
  const { state: to } = desk.match;
  const details = { type: row.type, kind: row.kind };
  const settled = await settle(trx, desk, { action: 'EVENT_REGISTERED', to, events: [row], details });
  return isRefusal(settled) ? settled : replyWith(settled, row.id);
}

/** The match with one of its events, also with one that was taken back since. */
function replyWith(desk: Read<typeof Desk>, eventId: string) {
  const event = [...desk.events, ...desk.takenBack].find(({ id }) => id === eventId);
  if (!event) throw new Error('The event was written, and yet it is gone.');
  return { event, desk };
}
