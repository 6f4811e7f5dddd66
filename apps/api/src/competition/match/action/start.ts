import { isRefusal, type matchDeskCalls } from '@traip/contract';
import { canDo, isBreach } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { newEvent } from '../desk/new-event.ts';
import { atDesk, type OpenDesk } from '../desk/open-desk.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { lockLineups } from '../lineups/lock/queries.ts';
import { carryOut, replyAfter } from '../settle/settle.ts';
import { setUnderWay } from './under-way.ts';

export const start: Handler<typeof matchDeskCalls.start> = (context, { params, body }) =>
  atDesk(
    context,
    { matchId: params.id, depth: 'COMPETITION', version: body.version },
    async (trx, desk) => (await startMatch(trx, desk, body.force)) ?? replyAfter(trx, desk),
  );

/** Null: it has begun. */
export async function startMatch(trx: Trx, desk: OpenDesk, force: boolean) {
  const { match, writer, at } = desk;
  const permission = canDo(
    'start',
    { status: match.state, dated: match.kickOff !== null },
    { role: writer.role, force },
    { home: match.homeTeamId, away: match.awayTeamId },
  );
  if (isBreach(permission)) return actionRefusal('start', permission);
  const moved = await setUnderWay(trx, desk);
  if (isRefusal(moved)) return moved;
  await lockLineups(trx, match.id);
  const began = newEvent(desk, 'START', { period: '1', minute: 0, second: 0, payload: { at: at.getTime() } });
  return carryOut(trx, desk, {
    action: 'STARTED',
    to: 'IN_PROGRESS',
    events: [began],
    change: { startedAt: at },
  });
}
