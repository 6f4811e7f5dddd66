import { isRefusal, type matchDeskCalls } from '@traip/contract';
import { canDo, isBreach } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { lockLineups } from '../lineups/lock/queries.ts';
import { persistMatchAction, reloadDesk } from './match-action.ts';
import { isKnown, occurredAt, type QueuedMove } from './queued-move.ts';
import { markUnderWay } from './under-way.ts';

export const start: Handler<typeof matchDeskCalls.start> = (context, { params, body }) =>
  withMatchLock(
    context,
    { matchId: params.id, depth: 'COMPETITION', version: body.version },
    async (trx, locked) => {
      if (isKnown(locked, body)) return reloadDesk(trx, locked);
      return (await startMatch(trx, locked, body.force, body)) ?? reloadDesk(trx, locked);
    },
  );

/** Null on success. */
export async function startMatch(trx: Trx, locked: LockedMatch, force: boolean, queued: QueuedMove = {}) {
  const { match, actor } = locked;
  const at = occurredAt(locked, queued);
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
    clientEventId: queued.clientEventId ?? null,
    payload: { at: at.getTime() },
  });
  return persistMatchAction(trx, locked, {
    action: 'STARTED',
    to: 'IN_PROGRESS',
    events: [kickOff],
    set: { startedAt: at },
  });
}
