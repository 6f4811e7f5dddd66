import type { matchDeskCalls } from '@traip/contract';
import { canDo, deleteEvent, isBreach, type MatchState } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { applyMatchAction, reloadDesk } from '../action/match-action.ts';
import { type LockedMatch, withEventLock } from '../desk/locked-match.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { finishRefusal } from '../event/finishable.ts';

/** Starts and ends of the match stay: reopening undoes them. Idempotent. */
export const takeBackScorerLink: Handler<typeof matchDeskCalls.takeBackScorerLink> = (context, { params }) =>
  withEventLock(context, params.matchId, (trx, locked) => takeBack(trx, locked, params.linkId));

async function takeBack(trx: Trx, locked: LockedMatch, linkId: string) {
  const { match, actor, startedDependents } = locked;
  const situation = { status: match.state, dated: match.kickOff !== null };
  const permission = canDo('deleteEvent', situation, actor, { startedDependents, keepsWinner: true });
  if (isBreach(permission)) return actionRefusal('deleteEvent', permission);
  const { state, takenBack } = withoutLink(locked, linkId);
  if (takenBack.length === 0) return reloadDesk(trx, locked);
  const refusal = await finishRefusal(trx, { ...locked, state });
  if (refusal) return refusal;
  const details = { fromLink: linkId, count: takenBack.length };
  return applyMatchAction(trx, locked, {
    action: 'EVENT_DELETED',
    to: match.state,
    events: [],
    takenBack,
    details,
  });
}

/** The match without the events of a link, in memory; the latest is removed first. */
function withoutLink({ state, rows, rules }: LockedMatch, linkId: string) {
  const recorded = rows.filter(({ createdLink, deletedAt }) => createdLink === linkId && deletedAt === null);
  const takenBack: string[] = [];
  let current: MatchState = state;
  for (const { id } of recorded.toReversed()) {
    const after = deleteEvent(current, id, rules);
    if (isBreach(after)) continue;
    takenBack.push(id);
    current = after;
  }
  return { state: current, takenBack };
}
