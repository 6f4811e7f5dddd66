import { type FinishMatch, isRefusal, type matchDeskCalls, type Read } from '@traip/contract';
import { canDo, clockAt, isBreach, resultOf } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import type { EventRow } from '../desk/queries.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { winnerNeedsOf } from '../tie/winner-needs.ts';
import { endBout } from './end-bout.ts';
import { persistMatchAction, reloadDesk } from './match-action.ts';
import { isKnown, occurredAt, type QueuedMove } from './queued-move.ts';

type Ending = Omit<Read<typeof FinishMatch>, 'version'>;

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
export async function finishMatch(trx: Trx, locked: LockedMatch, ending: Ending = {}) {
  const { match, rules, actor } = locked;
  const whistle = finalWhistle(locked, ending);
  const bout = endBout(locked, whistle, ending);
  if (isRefusal(bout)) return bout;
  const { state, result, events } = bout;
  const needs = await winnerNeedsOf(trx, match, resultOf(state, rules).score);
  const situation = { status: match.state, dated: match.kickOff !== null };
  const facts = { match: state, rules, ...needs, ...(result && { result }) };
  const permission = canDo('finish', situation, actor, facts);
  if (isBreach(permission)) return actionRefusal('finishBout', permission);
  return persistMatchAction(trx, locked, {
    action: 'FINISHED',
    to: 'FINISHED',
    events: [whistle, ...events],
    set: { finishedAt: occurredAt(locked, ending) },
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
