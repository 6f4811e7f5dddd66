import type { matchDeskCalls } from '@traip/contract';
import { canDo, isBreach } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { newEvent } from '../desk/new-event.ts';
import { atDesk, type OpenDesk } from '../desk/open-desk.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { carryOut, replyAfter } from '../settle/settle.ts';

export const close: Handler<typeof matchDeskCalls.close> = (context, { params, body }) =>
  atDesk(
    context,
    { matchId: params.id, depth: 'PHASE', version: body.version },
    async (trx, desk) => (await closeMatch(trx, desk)) ?? replyAfter(trx, desk),
  );

/** Null: it is closed. */
export async function closeMatch(trx: Trx, desk: OpenDesk) {
  const { match, writer, at } = desk;
  const permission = canDo('close', { status: match.state, dated: match.kickOff !== null }, writer, {});
  if (isBreach(permission)) return actionRefusal('close', permission);
  return carryOut(trx, desk, {
    action: 'CLOSED',
    to: 'CLOSED',
    events: [newEvent(desk, 'CLOSE_MATCH')],
    change: { closedAt: at },
  });
}
