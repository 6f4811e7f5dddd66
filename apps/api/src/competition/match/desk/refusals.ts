import { type Refusal, refuse } from '@traip/contract';
import { type ActionBreach, type DeleteBreach, type EventBreach, matchActions } from '@traip/engine/match';
import { isRubberBreach, rubberRefusal } from './rubber-refusal.ts';

const tieCodes = ['RUBBER_UNDECIDED', 'RUBBER_NOT_NEEDED', 'RUBBERS_MISSING'] as const;

const holeCodes = ['HOLES_LEFT', 'MARGIN_IMPOSSIBLE'] as const;

const boutCodes = [
  'BOUT_TIME_IMPOSSIBLE',
  'BOUT_SCORE_IMPOSSIBLE',
  'CARDS_NOT_TAKEN',
  'CARDS_DISAGREE',
  'CARDS_JUDGES_EVEN',
  'CARDS_ROUND_MISSING',
  'CARDS_ROUND_WITHOUT_TEN',
  'CARDS_ROUND_TOO_LOW',
] as const;

/** The refusal codes of each action, besides those for the match state and the caller's role. */
const refusalCodes = {
  start: ['FORCE_REQUIRED', 'TEAMS_UNKNOWN'],
  finish: ['WINNER_REQUIRED', 'SCORE_IN_DOUBT', 'SUM_WRONG', ...tieCodes, ...holeCodes],
  /** Ending a bout, with how it was won. */
  finishBout: ['WINNER_REQUIRED', 'SCORE_IN_DOUBT', 'SUM_WRONG', ...boutCodes, ...tieCodes, ...holeCodes],
  close: [],
  reopen: ['REASON_REQUIRED', 'DEPENDENT_STARTED'],
  cancel: ['REASON_REQUIRED', 'ADVANCING_TEAM_REQUIRED'],
  addManualResult: [
    'REASON_REQUIRED',
    'SCORE_INVALID',
    'WINNER_REQUIRED',
    'DEPENDENT_STARTED',
    'MARGIN_IMPOSSIBLE',
    ...boutCodes,
  ],
  registerEvent: ['DEPENDENT_STARTED'],
  deleteEvent: ['DEPENDENT_STARTED'],
} as const;

type DeskAction = keyof typeof refusalCodes;
type RefusalCode<A extends DeskAction> = (typeof refusalCodes)[A][number];

const fields: Partial<Record<RefusalCode<DeskAction>, string>> = {
  FORCE_REQUIRED: 'force',
  REASON_REQUIRED: 'reason',
  SCORE_INVALID: 'score',
  SUM_WRONG: 'score',
  ADVANCING_TEAM_REQUIRED: 'advances',
  BOUT_TIME_IMPOSSIBLE: 'stoppedAt',
  BOUT_SCORE_IMPOSSIBLE: 'score',
  CARDS_NOT_TAKEN: 'scoreCards',
  CARDS_DISAGREE: 'winner',
  CARDS_JUDGES_EVEN: 'scoreCards',
  CARDS_ROUND_MISSING: 'scoreCards',
  CARDS_ROUND_WITHOUT_TEN: 'scoreCards',
  CARDS_ROUND_TOO_LOW: 'scoreCards',
  MARGIN_IMPOSSIBLE: 'method',
  RUBBER_UNDECIDED: 'rubbers',
  RUBBER_NOT_NEEDED: 'rubbers',
  RUBBERS_MISSING: 'rubbers',
};

/** Maps a breach of an action to a refusal. */
export function actionRefusal<A extends DeskAction>(
  action: A,
  breach: ActionBreach,
): Refusal<RefusalCode<A> | 'INVALID_TRANSITION' | 'FORBIDDEN' | 'REFEREE_NOT_ASSIGNED'> {
  if (breach.breach === 'INVALID_TRANSITION') {
    const name = action === 'finishBout' ? 'finish' : (action as Exclude<DeskAction, 'finishBout'>);
    const [{ to }] = matchActions[name].moves;
    const { from, allowed } = breach;
    return refuse('INVALID_TRANSITION', { details: { action: name, from, to, allowed } });
  }
  if (breach.breach === 'ROLE_NOT_ALLOWED') return refuse('FORBIDDEN', { details: { needs: breach.needs } });
  if (breach.breach === 'REFEREE_NOT_ASSIGNED') return refuse('REFEREE_NOT_ASSIGNED');
  const { breach: name, ...details } = nameOfCards(breach);
  const code = refusalCodes[action].find((candidate) => candidate === name) as RefusalCode<A> | undefined;
  if (code === undefined) throw new Error(`Unexpected breach ${name} of ${action}.`);
  // When ending a match there is no score field to correct.
  const field = code === 'WINNER_REQUIRED' && action === 'addManualResult' ? 'score' : fields[code];
  return refuse(code, {
    ...(field === undefined ? {} : { field }),
    ...(Object.keys(details).length === 0 ? {} : { details }),
  });
}

/** Invalid judges' cards have their own code. */
function nameOfCards<B extends ActionBreach>(breach: B) {
  if (breach.breach !== 'CARDS_INVALID') return breach;
  const { problem, where } = breach;
  return { breach: `CARDS_${problem}`, where };
}

/** Maps a breach of the rules by an event to a refusal. */
export function playRefusal(breach: EventBreach) {
  if (isRubberBreach(breach)) return rubberRefusal(breach, () => 'rubber');
  switch (breach.breach) {
    case 'MATCH_NOT_LIVE':
      return refuse('INVALID_TRANSITION', { details: { from: breach.status, allowed: [] } });
    case 'EVENT_NOT_ALLOWED':
      return refuse('EVENT_NOT_ALLOWED', { field: 'type', details: { allowed: breach.allowed } });
    case 'UNKNOWN_KIND':
      return refuse('EVENT_KIND_UNKNOWN', { field: 'kind', details: { allowed: breach.allowed } });
    case 'KIND_WRITTEN_BY_RULES':
      return refuse('EVENT_KIND_DERIVED', { field: 'kind' });
    case 'PERIOD_UNKNOWN':
    case 'PERIOD_ALREADY_STARTED':
    case 'PERIOD_ALREADY_ENDED':
      return refuse(breach.breach, { field: 'period', details: { period: breach.period } });
    case 'TIME_INVALID':
      return refuse('EVENT_TIME_INVALID', { field: 'minute' });
    case 'TEAM_NOT_IN_MATCH':
      return refuse('TEAM_NOT_IN_MATCH', { field: 'teamId' });
    case 'SET_SCORE_IMPOSSIBLE':
      return refuse('SET_SCORE_IMPOSSIBLE', { field: 'payload', details: { set: breach.set } });
    case 'HOLE_IMPOSSIBLE':
      return refuse('HOLE_IMPOSSIBLE', { field: 'payload', details: { hole: breach.hole } });
    default:
      throw new Error(`Unexpected breach ${breach.breach} of an event.`);
  }
}

/** Maps a breach of the rules by a manual result to a refusal. */
export function resultRefusal(breach: EventBreach, rubbers: readonly { readonly key: string }[] = []) {
  if (isRubberBreach(breach))
    return rubberRefusal(breach, (key) => `rubbers.${rubbers.findLastIndex((one) => one.key === key)}`);
  switch (breach.breach) {
    case 'MATCH_NOT_LIVE':
      return refuse('INVALID_TRANSITION', { details: { from: breach.status, allowed: [] } });
    case 'SET_SCORE_IMPOSSIBLE':
      return refuse('SET_SCORE_IMPOSSIBLE', { field: 'sets', details: { set: breach.set } });
    case 'SCORE_REQUIRED':
      return refuse('SCORE_REQUIRED', { field: breach.lacks === 'WINNER' ? 'winner' : 'score' });
    case 'SCORE_INVALID':
      return refuse('SCORE_INVALID', { field: breach.of ?? 'score' });
    case 'SCORE_DISAGREES_WITH_SETS':
      return refuse('SCORE_DISAGREES_WITH_SETS', { field: 'score' });
    case 'MARGIN_IMPOSSIBLE':
      return marginRefusal(breach);
    case 'SUM_WRONG':
      return refuse('SUM_WRONG', { field: 'score', details: { points: breach.points } });
    case 'METHOD_REQUIRED':
    case 'METHOD_UNKNOWN':
      return methodRefusal(breach);
    default:
      throw new Error(`Unexpected breach ${breach.breach} of a manual result.`);
  }
}

/** Maps a breach of the rules when a bout is ended at the desk to a refusal. */
export function boutRefusal(breach: EventBreach) {
  switch (breach.breach) {
    case 'METHOD_REQUIRED':
    case 'METHOD_UNKNOWN':
      return methodRefusal(breach);
    case 'MARGIN_IMPOSSIBLE':
      return marginRefusal(breach);
    case 'SCORE_REQUIRED':
      return refuse('SCORE_REQUIRED', { field: 'winner' });
    default:
      throw new Error(`Unexpected breach ${breach.breach} of the end of a bout.`);
  }
}

function marginRefusal({ holes }: Extract<EventBreach, { breach: 'MARGIN_IMPOSSIBLE' }>) {
  return refuse('MARGIN_IMPOSSIBLE', { field: 'method', details: { holes } });
}

function methodRefusal(breach: Extract<EventBreach, { breach: 'METHOD_REQUIRED' | 'METHOD_UNKNOWN' }>) {
  if (breach.breach === 'METHOD_REQUIRED') return refuse('METHOD_REQUIRED', { field: 'method' });
  return refuse('METHOD_UNKNOWN', { field: 'method', details: { allowed: breach.allowed } });
}

/** Maps the breach of a deletion to a refusal. */
export function deleteRefusal(
  breach: DeleteBreach,
): Refusal<'INVALID_TRANSITION' | 'NOT_FOUND' | 'EVENT_NOT_DELETABLE'> {
  switch (breach.breach) {
    case 'MATCH_NOT_LIVE':
      return refuse('INVALID_TRANSITION', { details: { from: breach.status, allowed: [] } });
    case 'EVENT_UNKNOWN':
      return refuse('NOT_FOUND');
    case 'EVENT_NOT_DELETABLE':
      return refuse('EVENT_NOT_DELETABLE', { details: { type: breach.type } });
  }
}
