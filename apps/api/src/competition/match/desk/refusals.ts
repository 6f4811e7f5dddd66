import { type Refusal, refuse } from '@traip/contract';
import { type ActionBreach, type DeleteBreach, type EventBreach, matchActions } from '@traip/engine/match';

/** The refusal codes of each action, besides those for the state of the match and the role of the caller. */
const refusalCodes = {
  start: ['FORCE_REQUIRED', 'TEAMS_UNKNOWN'],
  finish: ['WINNER_REQUIRED', 'SCORE_IN_DOUBT'],
  close: [],
  reopen: ['REASON_REQUIRED', 'DEPENDENT_STARTED'],
  cancel: ['REASON_REQUIRED', 'ADVANCING_TEAM_REQUIRED'],
  addManualResult: ['REASON_REQUIRED', 'SCORE_INVALID', 'WINNER_REQUIRED', 'DEPENDENT_STARTED'],
  registerEvent: ['DEPENDENT_STARTED'],
  deleteEvent: ['DEPENDENT_STARTED'],
} as const;

type DeskAction = keyof typeof refusalCodes;
type RefusalCode<A extends DeskAction> = (typeof refusalCodes)[A][number];

const fields: Partial<Record<RefusalCode<DeskAction>, string>> = {
  FORCE_REQUIRED: 'force',
  REASON_REQUIRED: 'reason',
  SCORE_INVALID: 'score',
  ADVANCING_TEAM_REQUIRED: 'advances',
};

/** Maps a breach of an action to a refusal. */
export function actionRefusal<A extends DeskAction>(
  action: A,
  breach: ActionBreach,
): Refusal<RefusalCode<A> | 'INVALID_TRANSITION' | 'FORBIDDEN' | 'REFEREE_NOT_ASSIGNED'> {
  if (breach.breach === 'INVALID_TRANSITION') {
    const [{ to }] = matchActions[action].moves;
    const { from, allowed } = breach;
    return refuse('INVALID_TRANSITION', { details: { action, from, to, allowed } });
  }
  if (breach.breach === 'ROLE_NOT_ALLOWED') return refuse('FORBIDDEN', { details: { needs: breach.needs } });
  if (breach.breach === 'REFEREE_NOT_ASSIGNED') return refuse('REFEREE_NOT_ASSIGNED');
  const { breach: name, ...details } = breach;
  const code = refusalCodes[action].find((candidate) => candidate === name) as RefusalCode<A> | undefined;
  if (code === undefined) throw new Error(`Unexpected breach ${name} of ${action}.`);
  const field = fields[code];
  return refuse(code, {
    ...(field === undefined ? {} : { field }),
    ...(Object.keys(details).length === 0 ? {} : { details }),
  });
}

/** Maps a breach of the rules by an event to a refusal. */
export function playRefusal(breach: EventBreach) {
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
    default:
      throw new Error(`Unexpected breach ${breach.breach} of an event.`);
  }
}

/** Maps a breach of the rules by a manual result to a refusal. */
export function resultRefusal(breach: EventBreach) {
  switch (breach.breach) {
    case 'MATCH_NOT_LIVE':
      return refuse('INVALID_TRANSITION', { details: { from: breach.status, allowed: [] } });
    case 'SET_SCORE_IMPOSSIBLE':
      return refuse('SET_SCORE_IMPOSSIBLE', { field: 'sets', details: { set: breach.set } });
    case 'SCORE_REQUIRED':
    case 'SCORE_INVALID':
    case 'SCORE_DISAGREES_WITH_SETS':
      return refuse(breach.breach, { field: 'score' });
    case 'METHOD_REQUIRED':
      return refuse('METHOD_REQUIRED', { field: 'method' });
    case 'METHOD_UNKNOWN':
      return refuse('METHOD_UNKNOWN', { field: 'method', details: { allowed: breach.allowed } });
    default:
      throw new Error(`Unexpected breach ${breach.breach} of a manual result.`);
  }
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
