import type { SportRules } from '@traip/engine';
import { type MatchState, resultOf, type ScoreCards } from '@traip/engine/match';
import { pendingMoves, type Queue } from '../queue/queue.ts';
import { type DeskData, isUpcoming, type PeopleData } from '../queue/types.ts';

/** Available to anyone who may start the match. */
const playActions: DeskData['actions'] = ['registerEvent', 'deleteEvent', 'finish'];

/** The match with starts and ends still pending on this device. */
export function withQueuedMoves(desk: DeskData, queue: Queue): DeskData {
  const moves = new Set(pendingMoves(queue).map(({ move }) => move));
  const isStarted = isUpcoming(desk) && moves.has('START');
  const isPlayed = isStarted || desk.state === 'IN_PROGRESS';
  if (isPlayed && moves.has('FINISH')) return { ...desk, state: 'FINISHED', actions: [] };
  if (!isStarted) return desk;
  const { home, away } = desk.players;
  const players = { home: home && onField(home), away: away && onField(away) };
  return { ...desk, state: 'IN_PROGRESS', actions: playActions, players };
}

function onField(team: PeopleData): PeopleData {
  return { ...team, maySubstitute: team.source === 'LINEUP' };
}

/** The score of a match ended on this device. */
export function withQueuedResult(
  desk: DeskData,
  stored: DeskData,
  match: MatchState,
  rules: SportRules,
): DeskData {
  if (desk.state === stored.state || desk.state !== 'FINISHED') return desk;
  const { score, stoppedAt = null, scoreCards = null, ...result } = resultOf(match, rules);
  return {
    ...desk,
    score,
    result: { ...desk.result, ...result, stoppedAt, scoreCards: cardsOf(scoreCards) },
  };
}

type Cards = NonNullable<DeskData['result']>['scoreCards'];

/** As the backend names them. */
function cardsOf(cards: ScoreCards | null): Cards {
  if (cards === null) return null;
  const judges = cards.judges.map(({ name = null, rounds, named = null }) => {
    return { name, rounds: [...rounds], named };
  });
  return { judges, deductions: [...cards.deductions] };
}
