import { isRefusal, type matchDeskCalls } from '@traip/contract';
import { canDo, isBreach } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { lockLineups } from '../lineups/lock/queries.ts';
import { persistMatchAction, reloadDesk } from './match-action.ts';
import { markUnderWay } from './under-way.ts';

export const start: Handler<typeof matchDeskCalls.start> = (context, { params, body }) =>
  withMatchLock(
    context,
    { matchId: params.id, depth: 'COMPETITION', version: body.version },
    async (trx, locked) => (await startMatch(trx, locked, body.force)) ?? reloadDesk(trx, locked),
  );

/** Null on success. */
export async function startMatch(trx: Trx, locked: LockedMatch, force: boolean) {
  const { match, actor, at } = locked;
  const permission = canDo(
    'start',
    { status: match.state, dated: match.kickOff !== null },
    { ...actor, force },
    { home: match.homeTeamId, away: match.awayTeamId },
  );
  if (isBreach(permission)) return actionRefusal('start', permission);
  const moved = await markUnderWay(trx, locked);
  if (isRefusal(moved)) return moved;
  await lockLineups(trx, match.id);
  const kickOff = newEvent(locked, 'START', {
    period: '1',
    minute: 0,
    second: 0,
    payload: { at: at.getTime() },
  });
  return persistMatchAction(trx, locked, {
    action: 'STARTED',
    to: 'IN_PROGRESS',
    events: [kickOff],
    set: { startedAt: at },
  });
}
