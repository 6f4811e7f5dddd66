import { isRefusal, type matchDeskCalls, type Read, type SupposedResult } from '@traip/contract';
import type { MatchResult } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { impactOfResult } from '../../progression/index.ts';
import { reopenTarget } from '../action/reopen.ts';
import { computeState, type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import { applyResult } from './apply-result.ts';

/** Computed under the same locks as the correction itself, so that both agree. */
export const impact: Handler<typeof matchDeskCalls.impact> = (context, { body }) =>
  withMatchLock(context, { matchId: body.matchId, depth: 'PHASE' }, async (trx, locked) => {
    // Everyone can see what blocks a change, even one they can't make.
    const unblocked = { ...locked, startedDependents: [] };
    const after = await afterHypothetical(trx, unblocked, body);
    if (isRefusal(after)) return after;
    const { phaseId, id: matchId } = locked.match;
    const { positions, slots, started } = await impactOfResult(trx, {
      phaseId,
      matchId,
      at: locked.at,
      ...after,
    });
    const score = { ...(after.result?.score ?? { home: 0, away: 0 }) };
    return { score, positions: [...positions], slots: [...slots], started: [...started] };
  });

type HypotheticalInput = Read<typeof SupposedResult>;

function afterHypothetical(trx: Trx, locked: LockedMatch, input: HypotheticalInput) {
  if (!input.reopen) return afterResult(trx, locked, input);
  return namesResult(input) ? afterCorrection(trx, locked, input) : afterReopening(locked);
}

const namesResult = ({ score, sets, rubbers, method, outcome }: HypotheticalInput) =>
  (score ?? sets ?? rubbers ?? method) !== undefined || outcome !== 'NORMAL';

/** The effect of another result once the match is reopened, as for an official one. */
function afterCorrection(trx: Trx, locked: LockedMatch, input: HypotheticalInput) {
  const to = reopenTarget(locked, '?');
  if (isRefusal(to)) return to;
  const match = { ...locked.match, state: to };
  const rows = [...locked.rows, newEvent(locked, 'RE_OPEN')];
  const reopened = { ...locked, match, rows, state: computeState(match, rows, locked.rules) };
  return afterResult(trx, reopened, input);
}

async function afterResult(trx: Trx, locked: LockedMatch, input: HypotheticalInput) {
  const applied = await applyResult(trx, locked, input);
  return isRefusal(applied) ? applied : { state: 'FINISHED' as const, result: applied.result };
}

/** The reason is required only when the match is really reopened. */
function afterReopening(locked: LockedMatch) {
  const state = reopenTarget(locked, '?');
  if (isRefusal(state)) return state;
  const isReplayed = locked.match.state === 'CANCELLED';
  return { state, result: isReplayed ? null : (locked.match.result as MatchResult | null) };
}
