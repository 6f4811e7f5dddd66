import { errorBody, isRefusal, type matchDeskCalls, type Read, type RegisteredMany } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { atDeskOfPlay, type OpenDesk } from '../desk/open-desk.ts';
import type { EventRow } from '../desk/queries.ts';
import { replyAfter, settle } from '../settle/settle.ts';
import { decideEvent, type Told } from './decide-event.ts';
import { peopleIn } from './players/player-refusal.ts';
import { listPlayers, type Players } from './players/queries.ts';
import { endingRefusal } from './still-ends.ts';

type Outcome = Read<typeof RegisteredMany>['outcomes'][number];

/** What a device kept while it was offline. One event that the rules refuse does not hold back the others. */
export const registerEvents: Handler<typeof matchDeskCalls.registerEvents> = (context, { body }) =>
  atDeskOfPlay(context, body.matchId, (trx, desk) => registerAll(trx, desk, body.events));

export async function registerAll(trx: Trx, desk: OpenDesk, told: readonly Told[]) {
  const players = await listPlayers(trx, desk.match, peopleIn(told));
  const outcomes: Outcome[] = [];
  const events: EventRow[] = [];
  let current = desk;
  for (const one of told) {
    const taken = take(current, one, players);
    outcomes.push(taken.outcome);
    if (taken.row) events.push(taken.row);
    current = taken.desk;
  }
  if (events.length === 0) return { outcomes, desk: await replyAfter(trx, desk) };
  const refusal = await endingRefusal(trx, current);
  if (refusal) return refusal;
  const settled = await settle(trx, desk, { action: 'EVENTS_REGISTERED', to: desk.match.state, events });
  return isRefusal(settled) ? settled : { outcomes, desk: settled };
}

interface Taken {
  readonly outcome: Outcome;
  readonly desk: OpenDesk;
  readonly row?: EventRow;
}

function take(desk: OpenDesk, told: Told, players: Players): Taken {
  const { clientEventId } = told;
  const known = desk.rows.find((row) => row.clientEventId === clientEventId);
  if (known) return { outcome: { clientEventId, status: 'KNOWN', eventId: known.id, error: null }, desk };
  const decided = decideEvent(desk, told, players);
  if (isRefusal(decided)) {
    const { error } = errorBody(decided);
    return { outcome: { clientEventId, status: 'REFUSED', eventId: null, error: asJson(error) }, desk };
  }
  const { row, desk: after } = decided;
  return { outcome: { clientEventId, status: 'REGISTERED', eventId: row.id, error: null }, desk: after, row };
}

/** Details are whatever the refusal carries; they travel as they are. */
function asJson({ code, message, field, details }: ReturnType<typeof errorBody>['error']): Outcome['error'] {
  return {
    code,
    message,
    ...(field === undefined ? {} : { field }),
    ...(details === undefined ? {} : { details: details as NonNullable<Outcome['error']>['details'] }),
  };
}
