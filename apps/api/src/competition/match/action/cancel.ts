import type { CancelMatch, matchDeskCalls, Read } from '@traip/contract';
import { applyEvent, canDo, isBreach, type MatchResult, resultOf } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { newEvent } from '../desk/new-event.ts';
import { atDesk, type OpenDesk } from '../desk/open-desk.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { settle } from '../settle/settle.ts';

type Wish = Read<typeof CancelMatch>;

export const cancel: Handler<typeof matchDeskCalls.cancel> = (context, { params, body }) =>
  atDesk(context, { matchId: params.id, depth: 'PHASE', version: body.version }, (trx, desk) =>
    cancelMatch(trx, desk, body),
  );

async function cancelMatch(trx: Trx, desk: OpenDesk, { reason, outcome, ...wish }: Wish) {
  const { match, writer } = desk;
  const knockout = match.tieKey !== null || match.kind === 'TIEBREAK';
  const advances = knockout ? (wish.advances ?? null) : null;
  const permission = canDo('cancel', { status: match.state, dated: match.kickOff !== null }, writer, {
    reason: reason ?? '',
    knockout,
    advances,
  });
  if (isBreach(permission)) return actionRefusal('cancel', permission);
  const told = { reason, ...(outcome ? { outcome } : {}), ...(advances ? { advances } : {}) };
  return settle(trx, desk, {
    action: 'CANCELLED',
    to: 'CANCELLED',
    events: [newEvent(desk, 'CANCELLED', { payload: told })],
    details: { ...told, interrupted: match.state === 'IN_PROGRESS' ? 1 : 0 },
    change: { advances },
    result: outcome === undefined ? (match.result as MatchResult | null) : awardedDraw(desk, reason),
  });
}

/** Points of a draw for a match that nobody could play. */
function awardedDraw({ state, rules }: OpenDesk, reason: string | null): MatchResult {
  const last = Number.MAX_SAFE_INTEGER;
  const payload = { outcome: 'DRAW_AWARDED', reason: reason ?? '' } as const;
  const awarded = applyEvent(state, { id: '', seq: last, type: 'MANUAL_RESULT', payload }, rules);
  if (isBreach(awarded)) throw new Error(`A draw cannot be awarded: ${awarded.breach}.`);
  return resultOf(awarded, rules);
}
