import type { matchDeskCalls } from '@traip/contract';
import { canDo, isBreach } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { persistMatchAction, reloadDesk } from './match-action.ts';

export const close: Handler<typeof matchDeskCalls.close> = (context, { params, body }) =>
  withMatchLock(
    context,
    { matchId: params.id, depth: 'PHASE', version: body.version },
    async (trx, locked) => (await closeMatch(trx, locked)) ?? reloadDesk(trx, locked),
  );

/** Null on success. With `isBatched`, the caller computes the standings after the last match. */
export async function closeMatch(trx: Trx, locked: LockedMatch, { isBatched = false } = {}) {
  const { match, actor, at } = locked;
  const permission = canDo('close', { status: match.state, dated: match.kickOff !== null }, actor, {});
  if (isBreach(permission)) return actionRefusal('close', permission);
  return persistMatchAction(trx, locked, {
    action: 'CLOSED',
    to: 'CLOSED',
    events: [newEvent(locked, 'CLOSE_MATCH')],
    set: { closedAt: at },
    isBatched,
  });
}
