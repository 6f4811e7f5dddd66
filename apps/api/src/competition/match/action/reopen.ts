import { isRefusal, type matchDeskCalls, type Read, type ReopenMatch, refuse } from '@traip/contract';
import { canDo, isBreach, type MatchStatus } from '@traip/engine/match';
import type { Trx } from '../../../platform/db/schema.ts';
import type { Handler } from '../../../platform/routing/handler.ts';
import { isOver } from '../../competition/reply/course.ts';
import { newEvent } from '../desk/new-event.ts';
import { atDesk, type OpenDesk } from '../desk/open-desk.ts';
import { actionRefusal } from '../desk/refusals.ts';
import { askChallenge } from '../ladder/ask-challenge.ts';
import { type Deed, settle } from '../settle/settle.ts';

type Wish = Read<typeof ReopenMatch>;

export const reopen: Handler<typeof matchDeskCalls.reopen> = (context, { params, body }) =>
  atDesk(context, { matchId: params.id, depth: 'PHASE', version: body.version }, (trx, desk) =>
    reopenMatch(trx, desk, body),
  );

async function reopenMatch(trx: Trx, desk: OpenDesk, wish: Wish) {
  const to = reopenedTo(desk, wish.reason);
  if (isRefusal(to)) return to;
  const again = await challengeAgain(trx, desk);
  if (isRefusal(again)) return again;
  if (wish.force && desk.writer.role !== 'super-admin') return refuse('FORBIDDEN');
  return settle(trx, desk, {
    action: 'REOPENED',
    to,
    events: [newEvent(desk, 'RE_OPEN', { payload: { reason: wish.reason } })],
    details: { reason: wish.reason },
    force: wish.force,
    ...stepBack(desk, to, wish),
  });
}

/** What was called off counted for nothing: on a ladder it is asked for as if it were new. */
async function challengeAgain(trx: Trx, { match, at }: OpenDesk) {
  if (match.state !== 'CANCELLED') return null;
  const { id: matchId, phaseId, competitionId, groupKey, homeTeamId: home, awayTeamId: away } = match;
  return askChallenge(trx, { phaseId, competitionId, groupKey, matchId, home, away, at });
}

/** Where a step back leads, or why there is none. */
export function reopenedTo(desk: OpenDesk, reason: string | null) {
  const { match, writer } = desk;
  const permission = canDo('reopen', { status: match.state, dated: match.kickOff !== null }, writer, {
    // Whether somebody else would play on is found out when the slots are filled anew.
    reason: reason ?? '',
    startedDependents: desk.startedDependents,
    keepsWinner: true,
  });
  if (isBreach(permission)) return actionRefusal('reopen', permission);
  if (isOver({ state: match.competitionState })) return refuse('COMPETITION_OVER');
  if (isOver({ state: match.phaseState })) return refuse('PHASE_LOCKED');
  return permission.to ?? match.state;
}

type Step = Pick<Deed, 'takenBack' | 'result' | 'change'>;

/** What a match loses with the step that it takes back. */
function stepBack({ match, rows }: OpenDesk, to: MatchStatus, { resume }: Wish): Step {
  if (match.state === 'CLOSED') return { change: { closedAt: null } };
  const live = rows.filter(({ deletedAt }) => deletedAt === null);
  if (to === 'IN_PROGRESS') {
    const whistle = live.findLast(({ type, payload }) => type === 'END' && payload.final === true);
    const takenBack = resume && whistle ? [whistle.id] : [];
    return { takenBack, change: { finishedAt: null, startedAt: match.startedAt ?? match.finishedAt } };
  }
  // A cancelled match is played anew: what happened before the cancellation counts for nothing.
  const takenBack = live.filter(({ type }) => played.includes(type)).map(({ id }) => id);
  const nobody = { mvpPlayerId: null, mvpTeamId: null };
  return {
    takenBack,
    result: null,
    change: { startedAt: null, finishedAt: null, advances: null, ...nobody },
  };
}

const played = ['START', 'END', 'GOAL', 'OWN_GOAL', 'FOUL', 'CARD', 'MANUAL_RESULT'];
