import { isRefusal, type matchDeskCalls, type Read, type SupposedResult } from '@traip/contract';
import type { MatchResult } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { impactOfResult } from '../../progression/index.ts';
import { reopenedTo } from '../action/reopen.ts';
import { atDesk, type OpenDesk } from '../desk/open-desk.ts';
import { applyResult } from './apply-result.ts';

/** Looked at under the same locks as the correction itself, so that both tell the same. */
export const impact: Handler<typeof matchDeskCalls.impact> = (context, { body }) =>
  atDesk(context, { matchId: body.matchId, depth: 'PHASE' }, async (trx, desk) => {
    // Everybody may see what stands in the way, also of a change that is not theirs to make.
    const open = { ...desk, startedDependents: [] };
    const after = body.reopen ? afterReopening(open) : await afterResult(trx, open, body);
    if (isRefusal(after)) return after;
    const { phaseId, id: matchId } = desk.match;
    const { positions, slots, started } = await impactOfResult(trx, {
      phaseId,
      matchId,
      at: desk.at,
      ...after,
    });
    const score = { ...(after.result?.score ?? { home: 0, away: 0 }) };
    return { score, positions: [...positions], slots: [...slots], started: [...started] };
  });

async function afterResult(trx: Trx, desk: OpenDesk, told: Read<typeof SupposedResult>) {
  const applied = await applyResult(trx, desk, told);
  return isRefusal(applied) ? applied : { state: 'FINISHED' as const, result: applied.result };
}

/** Why it is done matters only once it is done. */
function afterReopening(desk: OpenDesk) {
  const state = reopenedTo(desk, '?');
  if (isRefusal(state)) return state;
  const isPlayedAnew = desk.match.state === 'CANCELLED';
  return { state, result: isPlayedAnew ? null : (desk.match.result as MatchResult | null) };
}
