import type { matchDeskCalls } from '@traip/contract';
import { canDo, clockAt, isBreach, resultOf } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { newEvent } from '../desk/new-event.ts';
import { atDesk, type OpenDesk } from '../desk/open-desk.ts';
import type { EventRow } from '../desk/queries.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { carryOut, replyAfter } from '../settle/settle.ts';
import { winnerNeedsOf } from '../tie/winner-needs.ts';

export const finish: Handler<typeof matchDeskCalls.finish> = (context, { params, body }) =>
  atDesk(
    context,
    { matchId: params.id, depth: 'PHASE', version: body.version },
    async (trx, desk) => (await finishMatch(trx, desk)) ?? replyAfter(trx, desk),
  );

/** Null: it is finished. */
export async function finishMatch(trx: Trx, desk: OpenDesk) {
  const { match, rules, state, writer, at } = desk;
  const needs = await winnerNeedsOf(trx, match, resultOf(state, rules).score);
  const standpoint = { status: match.state, dated: match.kickOff !== null };
  const permission = canDo('finish', standpoint, writer, { match: state, rules, ...needs });
  if (isBreach(permission)) return actionRefusal('finish', permission);
  return carryOut(trx, desk, {
    action: 'FINISHED',
    to: 'FINISHED',
    events: [finalWhistle(desk)],
    change: { finishedAt: at },
  });
}

/** It ends the period that is being played; when none is, only the match. */
function finalWhistle(desk: OpenDesk): EventRow {
  const { state, rules, at } = desk;
  const open = state.tally.periods.findLast(({ startedAt, hasEnded }) => startedAt !== null && !hasEnded);
  if (!open) return newEvent(desk, 'END', { payload: { final: true } });
  const { minute, second } = clockAt(state, rules, at.getTime());
  const payload = { at: at.getTime(), final: true };
  return newEvent(desk, 'END', { period: String(open.period), minute, second, payload });
}
