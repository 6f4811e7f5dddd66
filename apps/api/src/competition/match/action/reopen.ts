import { isRefusal, type matchDeskCalls, type Read, type ReopenMatch, refuse } from '@traip/contract';
import { canDo, isBreach, type MatchStatus } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { isOver } from '../../competition/reply/progress.ts';
import { type LockedMatch, withMatchLock } from '../desk/locked-match.ts';
import { newEvent } from '../desk/new-event.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { checkChallenge } from '../ladder/check-challenge.ts';
import { applyMatchAction, type MatchChange } from './match-action.ts';

type ReopenInput = Read<typeof ReopenMatch>;

export const reopen: Handler<typeof matchDeskCalls.reopen> = (context, { params, body }) =>
  withMatchLock(context, { matchId: params.id, depth: 'PHASE', version: body.version }, (trx, locked) =>
    reopenMatch(trx, locked, body),
  );

async function reopenMatch(trx: Trx, locked: LockedMatch, input: ReopenInput) {
  const to = reopenTarget(locked, input.reason);
  if (isRefusal(to)) return to;
  const checked = await recheckChallenge(trx, locked);
  if (isRefusal(checked)) return checked;
  if (input.force && locked.actor.role !== 'super-admin') return refuse('FORBIDDEN');
  return applyMatchAction(trx, locked, {
    action: 'REOPENED',
    to,
    events: [newEvent(locked, 'RE_OPEN', { payload: { reason: input.reason } })],
    details: { reason: input.reason },
    force: input.force,
    ...stepBack(locked, to, input),
  });
}

/** A cancelled match did not count: on a ladder, reopening it is a new challenge. */
async function recheckChallenge(trx: Trx, { match, at }: LockedMatch) {
  if (match.state !== 'CANCELLED') return null;
  const { id: matchId, phaseId, competitionId, groupKey, homeTeamId: home, awayTeamId: away } = match;
  return checkChallenge(trx, { phaseId, competitionId, groupKey, matchId, home, away, at });
}

/** The state that reopening leads to, or why it is refused. */
export function reopenTarget(locked: LockedMatch, reason: string | null) {
  const { match, actor } = locked;
  const permission = canDo('reopen', { status: match.state, dated: match.kickOff !== null }, actor, {
    // Whether another team would advance is known only after the slots are resolved again.
    reason: reason ?? '',
    startedDependents: locked.startedDependents,
    keepsWinner: true,
  });
  if (isBreach(permission)) return actionRefusal('reopen', permission);
  if (isOver({ state: match.competitionState })) return refuse('COMPETITION_OVER');
  if (isOver({ state: match.phaseState })) return refuse('PHASE_LOCKED');
  return permission.to ?? match.state;
}

type Step = Pick<MatchChange, 'takenBack' | 'result' | 'set'>;

/** What a match loses when its last step is undone. */
function stepBack({ match, rows }: LockedMatch, to: MatchStatus, { resume }: ReopenInput): Step {
  if (match.state === 'CLOSED') return { set: { closedAt: null } };
  const live = rows.filter(({ deletedAt }) => deletedAt === null);
  if (to === 'IN_PROGRESS') {
    const whistle = live.findLast(({ type, payload }) => type === 'END' && payload.final === true);
    const takenBack = resume && whistle ? [whistle.id] : [];
    return { takenBack, set: { finishedAt: null, startedAt: match.startedAt ?? match.finishedAt } };
  }
  // A cancelled match is replayed: what happened before the cancellation does not count.
  const takenBack = live.filter(({ type }) => playEventTypes.includes(type)).map(({ id }) => id);
  const noMvp = { mvpPlayerId: null, mvpTeamId: null };
  return {
    takenBack,
    result: null,
    set: { startedAt: null, finishedAt: null, advances: null, ...noMvp },
  };
}

const playEventTypes = ['START', 'END', 'GOAL', 'OWN_GOAL', 'FOUL', 'CARD', 'STAT', 'MANUAL_RESULT'];
