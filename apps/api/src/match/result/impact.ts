import { isRefusal, type matchDeskCalls } from '@traip/contract';
import { impactOfResult } from '../../course/index.ts';
import type { Handler } from '../../http/handler.ts';
import { atDesk } from '../desk/open-desk.ts';
import { applyResult } from './apply-result.ts';

/** Looked at under the same locks as the correction itself, so that both tell the same. */
export const impact: Handler<typeof matchDeskCalls.impact> = (context, { body }) =>
  atDesk(context, { matchId: body.matchId, depth: 'PHASE' }, async (trx, desk) => {
    // Everybody may see what stands in the way, also of a change that is not theirs to make.
    const applied = await applyResult(trx, { ...desk, startedDependents: [] }, body);
    if (isRefusal(applied)) return applied;
    const { phaseId, id: matchId } = desk.match;
    const { result } = applied;
    const supposed = { phaseId, matchId, state: 'FINISHED', result } as const;
    const { positions, slots, started } = await impactOfResult(trx, supposed);
    const score = { ...result.score };
    return { score, positions: [...positions], slots: [...slots], started: [...started] };
  });
