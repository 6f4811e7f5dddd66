import { isRefusal, type matchDeskCalls, type Read, type RegisteredMany } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { applyMatchAction } from '../action/match-action.ts';
import { type LockedMatch, withEventLock } from '../desk/locked-match.ts';
import type { EventRow } from '../desk/queries.ts';
import { deskReply } from '../desk/reply/desk-reply.ts';
import { outcomeError } from '../reply/outcome-error.ts';
import { saveRubberPeople } from '../rubbers/rubber-people.ts';
import { decideEvent } from './decide-event.ts';
import { finishRefusal } from './finishable.ts';
import { paceRefusal } from './pace-refusal.ts';
import type { EventInput } from './players/event-input.ts';
import { namedPlayerIds } from './players/player-refusal.ts';
import { listPlayers, type Players } from './players/queries.ts';
import { peopleRefusal } from './register-event.ts';

type Outcome = Read<typeof RegisteredMany>['outcomes'][number];

/** The events a device queued while offline. One that the rules refuse does not block the others. */
export const registerEvents: Handler<typeof matchDeskCalls.registerEvents> = (context, { body }) =>
  withEventLock(context, body.matchId, async (trx, locked) => {
    const known = new Set(locked.rows.map(({ clientEventId }) => clientEventId));
    const isNews = body.events.some(({ clientEventId }) => !known.has(clientEventId));
    return (isNews ? paceRefusal(locked) : null) ?? registerAll(trx, locked, body.events);
  });

export async function registerAll(trx: Trx, locked: LockedMatch, inputs: readonly EventInput[]) {
  const players = await listPlayers(trx, locked.match, namedPlayerIds(inputs));
  const outcomes: Outcome[] = [];
  const events: EventRow[] = [];
  let current = locked;
  for (const input of inputs) {
    const registration = await registerOne(trx, current, input, players);
    outcomes.push(registration.outcome);
    if (registration.row) events.push(registration.row);
    current = registration.after;
  }
  if (events.length === 0) return { outcomes, desk: await deskReply(trx, locked) };
  const refusal = await finishRefusal(trx, current);
  if (refusal) return refusal;
  const reply = await applyMatchAction(trx, locked, {
    action: 'EVENTS_REGISTERED',
    to: locked.match.state,
    events,
    state: current.state,
  });
  return isRefusal(reply) ? reply : { outcomes, desk: reply };
}

interface Registration {
  readonly outcome: Outcome;
  readonly after: LockedMatch;
  readonly row?: EventRow;
}

async function registerOne(
  trx: Trx,
  locked: LockedMatch,
  input: EventInput,
  players: Players,
): Promise<Registration> {
  const { clientEventId } = input;
  const known = locked.rows.find((row) => row.clientEventId === clientEventId);
  if (known)
    return { outcome: { clientEventId, status: 'KNOWN', eventId: known.id, error: null }, after: locked };
  const decided = decideEvent(locked, input, players);
  const refusal = isRefusal(decided) ? decided : await peopleRefusal(trx, locked, input);
  const decision = refusal ?? decided;
  if (isRefusal(decision)) {
    const outcome = {
      clientEventId,
      status: 'REFUSED',
      eventId: null,
      error: outcomeError(decision),
    } as const;
    return { outcome, after: locked };
  }
  if (input.rubber) await saveRubberPeople(trx, locked.match.id, [input.rubber]);
  const { row, after } = decision;
  return { outcome: { clientEventId, status: 'REGISTERED', eventId: row.id, error: null }, after, row };
}
