import { type Desk, isRefusal, type matchDeskCalls, type Read } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { applyMatchAction } from '../action/match-action.ts';
import { type LockedMatch, withEventLock } from '../desk/locked-match.ts';
import { deskReply } from '../desk/reply/desk-reply.ts';
import { rubberPeopleRefusal, saveRubberPeople } from '../rubbers/rubber-people.ts';
import { decideEvent } from './decide-event.ts';
import { finishRefusal } from './finishable.ts';
import { paceRefusal } from './pace-refusal.ts';
import type { EventInput } from './players/event-input.ts';
import { namedPlayerIds } from './players/player-refusal.ts';
import { listPlayers } from './players/queries.ts';

/** Idempotent by `clientEventId`: a repeated event returns the stored one, even if it was deleted since. */
export const registerEvent: Handler<typeof matchDeskCalls.registerEvent> = (context, { body }) => {
  const { matchId, ...input } = body;
  return withEventLock(context, matchId, async (trx, locked) => {
    const known = locked.rows.find(({ clientEventId }) => clientEventId === input.clientEventId);
    if (known) return replyWith(await deskReply(trx, locked), known.id);
    return paceRefusal(locked) ?? register(trx, locked, input);
  });
};

async function register(trx: Trx, locked: LockedMatch, input: EventInput) {
  const players = await listPlayers(trx, locked.match, namedPlayerIds([input]));
  const decision = decideEvent(locked, input, players);
  if (isRefusal(decision)) return decision;
  const { row, after } = decision;
  const refusal = (await peopleRefusal(trx, locked, input)) ?? (await finishRefusal(trx, after));
  if (refusal) return refusal;
  if (input.rubber) await saveRubberPeople(trx, locked.match.id, [input.rubber]);
  const { state: to } = locked.match;
  const details = { type: row.type, kind: row.kind };
  const reply = await applyMatchAction(trx, locked, {
    action: 'EVENT_REGISTERED',
    to,
    events: [row],
    state: after.state,
    details,
  });
  return isRefusal(reply) ? reply : replyWith(reply, row.id);
}

/** Whether the people named for a rubber can play it. */
export function peopleRefusal(trx: Trx, locked: LockedMatch, { rubber }: EventInput) {
  return rubberPeopleRefusal(trx, locked, rubber ? [rubber] : [], () => 'rubber');
}

/** The desk with one of its events, even if that event was deleted since. */
function replyWith(desk: Read<typeof Desk>, eventId: string) {
  const event = [...desk.events, ...desk.takenBack].find(({ id }) => id === eventId);
  if (!event) throw new Error('A stored event is missing from the desk.');
  return { event, desk };
}
