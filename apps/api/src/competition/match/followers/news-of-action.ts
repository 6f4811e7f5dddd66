import { parentOf, type SportKey, type SportRules } from '@traip/engine';
import type { MatchResult, MatchStatus } from '@traip/engine/match';
import { followerNewsInsert } from '../../../notification/followers/outbox/queries.ts';
import type { MatchMoment } from '../../../platform/db/follow-tables.ts';
import type { LockedMatch } from '../desk/locked-match.ts';
import type { EventRow } from '../desk/queries.ts';

type Score = MatchResult['score'] | null;

interface Action {
  readonly to: MatchStatus;
  readonly events: readonly EventRow[];
}

/** The news that followers get of a match: its start, its score and its end; most actions have none. */
export function newsOfAction(locked: LockedMatch, action: Action, score: Score) {
  const { match, actor, at } = locked;
  const { moment, details } = newsOf(locked, action, score);
  if (moment === undefined) return [];
  return [followerNewsInsert({ matchId: match.id, moment, details, by: actor.userId, at })];
}

/** The same news, before anything is written. */
export function newsOf(locked: LockedMatch, action: Action, score: Score) {
  const moment = momentOf(locked, action, score);
  return { moment, details: moment === 'PERIOD' ? { period: endedPeriod(action) } : {} };
}

const unplayed: readonly MatchStatus[] = ['CREATED', 'SCHEDULED'];
const over: readonly MatchStatus[] = ['FINISHED', 'CLOSED'];

function momentOf(locked: LockedMatch, action: Action, score: Score): MatchMoment | undefined {
  const { state: from, homeScore, awayScore } = locked.match;
  const { to } = action;
  const isNewScore = homeScore !== (score?.home ?? null) || awayScore !== (score?.away ?? null);
  if (over.includes(to)) return over.includes(from) && !isNewScore ? undefined : 'RESULT';
  if (to === 'CANCELLED') return from === 'CANCELLED' ? undefined : 'CANCELLED';
  if (to !== 'IN_PROGRESS') return undefined;
  if (unplayed.includes(from)) return 'KICK_OFF';
  return from === 'IN_PROGRESS' ? momentOfPlay(locked, action, isNewScore) : undefined;
}

/** Where scores change every minute, followers are told at the end of a period. */
function momentOfPlay({ match, rules }: LockedMatch, action: Action, isNewScore: boolean) {
  if (isScoredRarely(rules, match.sportVariantKey)) return isNewScore ? 'SCORE' : undefined;
  return endedPeriod(action) === undefined ? undefined : 'PERIOD';
}

const scoredOften: readonly (SportKey | null)[] = ['HANDBALL'];

/** Goals, sets and runs are rare; points come by the dozen, and so do the goals of handball. */
function isScoredRarely({ scoring }: SportRules, variant: string): boolean {
  return ['GOALS', 'SETS', 'INNINGS'].includes(scoring) && !scoredOften.includes(parentOf(variant));
}

const endedPeriod = ({ events }: Action) => events.find(({ type }) => type === 'END')?.period ?? undefined;
