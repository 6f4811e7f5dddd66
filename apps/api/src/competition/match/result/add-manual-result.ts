import { isRefusal, type matchDeskCalls, type Read, type ResultByHand, refuse } from '@traip/contract';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { persistMatchAction, reloadDesk } from '../action/match-action.ts';
import { markUnderWay } from '../action/under-way.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { rubberPeopleRefusal, saveRubberPeople } from '../rubbers/rubber-people.ts';
import { applyResult } from './apply-result.ts';

/** Also for a match that was never started: like a kick-off, the result starts its phase and competition. */
export const addManualResult: Handler<typeof matchDeskCalls.addManualResult> = (context, { body }) =>
  withMatchLock(
    context,
    { matchId: body.matchId, depth: 'COMPETITION', version: body.version },
    async (trx, locked) => (await recordResult(trx, locked, body)) ?? reloadDesk(trx, locked),
  );

/** Null on success. With `isBatched`, the caller computes the standings after the last result. */
export async function recordResult(
  trx: Trx,
  locked: LockedMatch,
  body: Read<typeof ResultByHand>,
  { isBatched = false } = {},
) {
  const { force, version: _seen, ...input } = body;
  const { match, actor, at } = locked;
  if (force && actor.role !== 'super-admin') return refuse('FORBIDDEN');
  const applied = await applyResult(trx, locked, input);
  if (isRefusal(applied)) return applied;
  const { rubbers = [] } = input;
  const refusal = await rubberPeopleRefusal(trx, locked, rubbers, (index) => `rubbers.${index}`);
  if (refusal) return refusal;
  await saveRubberPeople(trx, match.id, rubbers);
  const moved = await markUnderWay(trx, locked);
  if (isRefusal(moved)) return moved;
  const { row, result } = applied;
  return persistMatchAction(trx, locked, {
    action: 'RESULT_BY_HAND',
    to: 'FINISHED',
    events: [row],
    result,
    force,
    isBatched,
    set: { finishedAt: match.finishedAt ?? at },
    details: { before: scoreOf(locked), score: result.score, outcome: result.outcome, reason: input.reason },
  });
}

function scoreOf({ match: { homeScore: home, awayScore: away } }: LockedMatch) {
  return home === null || away === null ? null : { home, away };
}
