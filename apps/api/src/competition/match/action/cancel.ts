import type { CancelMatch, matchDeskCalls, Read } from '@traip/contract';
import { applyEvent, canDo, isBreach, type MatchResult, resultOf } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { applyMatchAction } from './match-action.ts';

type CancelInput = Read<typeof CancelMatch>;

export const cancel: Handler<typeof matchDeskCalls.cancel> = (context, { params, body }) =>
  withMatchLock(context, { matchId: params.id, depth: 'PHASE', version: body.version }, (trx, locked) =>
    cancelMatch(trx, locked, body),
  );

async function cancelMatch(trx: Trx, locked: LockedMatch, { reason, outcome, ...input }: CancelInput) {
  const { match, actor } = locked;
  const knockout = match.tieKey !== null || match.kind === 'TIEBREAK';
  const advances = knockout ? (input.advances ?? null) : null;
  const permission = canDo('cancel', { status: match.state, dated: match.kickOff !== null }, actor, {
    reason: reason ?? '',
    knockout,
    advances,
  });
  if (isBreach(permission)) return actionRefusal('cancel', permission);
  const payload = { reason, ...(outcome ? { outcome } : {}), ...(advances ? { advances } : {}) };
  return applyMatchAction(trx, locked, {
    action: 'CANCELLED',
    to: 'CANCELLED',
    events: [newEvent(locked, 'CANCELLED', { payload })],
    details: { ...payload, interrupted: match.state === 'IN_PROGRESS' ? 1 : 0 },
    set: { advances },
    result: outcome === undefined ? (match.result as MatchResult | null) : awardedDraw(locked, reason),
  });
}

/** A match that couldn't be played counts as a draw. */
function awardedDraw({ state, rules }: LockedMatch, reason: string | null): MatchResult {
  const last = Number.MAX_SAFE_INTEGER;
  const payload = { outcome: 'DRAW_AWARDED', reason: reason ?? '' } as const;
  const awarded = applyEvent(state, { id: '', seq: last, type: 'MANUAL_RESULT', payload }, rules);
  if (isBreach(awarded)) throw new Error(`A draw cannot be awarded: ${awarded.breach}.`);
  return resultOf(awarded, rules);
}
