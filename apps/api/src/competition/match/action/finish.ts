import type { matchDeskCalls } from '@traip/contract';
import { canDo, clockAt, isBreach, resultOf } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import type { EventRow } from '../desk/queries.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { winnerNeedsOf } from '../tie/winner-needs.ts';
import { persistMatchAction, reloadDesk } from './match-action.ts';
import { isKnown, occurredAt, type QueuedMove } from './queued-move.ts';

export const finish: Handler<typeof matchDeskCalls.finish> = (context, { params, body }) =>
  withMatchLock(
    context,
    { matchId: params.id, depth: 'PHASE', version: body.version },
    async (trx, locked) => {
      if (isKnown(locked, body)) return reloadDesk(trx, locked);
      return (await finishMatch(trx, locked, body)) ?? reloadDesk(trx, locked);
    },
  );

/** Null on success. */
export async function finishMatch(trx: Trx, locked: LockedMatch, queued: QueuedMove = {}) {
  const { match, rules, state, actor } = locked;
  const needs = await winnerNeedsOf(trx, match, resultOf(state, rules).score);
  const situation = { status: match.state, dated: match.kickOff !== null };
  const permission = canDo('finish', situation, actor, { match: state, rules, ...needs });
  if (isBreach(permission)) return actionRefusal('finish', permission);
  return persistMatchAction(trx, locked, {
    action: 'FINISHED',
    to: 'FINISHED',
    events: [finalWhistle(locked, queued)],
    set: { finishedAt: occurredAt(locked, queued) },
  });
}

/** Ends the period being played, if any, and the match. */
function finalWhistle(locked: LockedMatch, queued: QueuedMove): EventRow {
  const { state, rules } = locked;
  const at = occurredAt(locked, queued).getTime();
  const clientEventId = queued.clientEventId ?? null;
  const open = state.tally.periods.findLast(({ startedAt, hasEnded }) => startedAt !== null && !hasEnded);
  if (!open) return newEvent(locked, 'END', { clientEventId, payload: { final: true } });
  const { minute, second } = clockAt(state, rules, at);
  const payload = { at, final: true };
  return newEvent(locked, 'END', { clientEventId, period: String(open.period), minute, second, payload });
}
