import type { SportRules } from '../sports/rules.ts';
import type { EventBreach } from './breach.ts';
import { isHole, isRubber, isSet, type MatchEvent, type PeriodEvent, type SetEvent } from './event.ts';
import { checkHole } from './holes.ts';
import { checkManualResult } from './manual-result.ts';
import { hasPeriod } from './periods.ts';
import { checkRubber } from './rubber.ts';
import { type Sides, sideOf } from './score.ts';
import { isPossibleSet } from './sets.ts';

type Verdict = EventBreach | null;

/** Why the rules of the sport refuse an event, regardless of other events; null if they accept it. */
export function checkEvent(event: MatchEvent, sides: Sides, rules: SportRules): Verdict {
  if (!rules.events.includes(event.type))
    return { breach: 'EVENT_NOT_ALLOWED', type: event.type, allowed: rules.events };
  return checkClock(event, rules) ?? checkTeam(event, sides) ?? checkContent(event, rules);
}

function checkClock(event: MatchEvent, rules: SportRules): Verdict {
  if (!('period' in event)) return null;
  const { period, minute, second = 0 } = event;
  if (!hasPeriod(rules, period)) return { breach: 'PERIOD_UNKNOWN', period };
  const isTime = isCount(minute) && isCount(second) && second < 60;
  return isTime ? null : { breach: 'TIME_INVALID', minute, second };
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

function checkTeam(event: MatchEvent, sides: Sides): Verdict {
  if (!('teamId' in event) || isSet(event) || isRubber(event) || isHole(event)) return null;
  return sideOf(sides, event.teamId) === null ? { breach: 'TEAM_NOT_IN_MATCH', teamId: event.teamId } : null;
}

function checkContent(event: MatchEvent, rules: SportRules): Verdict {
  switch (event.type) {
    case 'GOAL':
      return checkKind(event.kind, rules.goalKinds.map(keyOf)) ?? checkWhole(event, rules);
    case 'FOUL':
      return checkKind(event.kind, rules.fouls?.kinds.map(keyOf) ?? []);
    case 'STAT':
      return checkKind(event.kind, rules.stats);
    case 'CARD':
      return checkCard(event.kind, rules);
    case 'MANUAL_RESULT':
      return checkManualResult(event.payload, rules);
    default:
      return null;
  }
}

function checkWhole(event: MatchEvent, rules: SportRules): Verdict {
  if (isRubber(event)) return checkRubber(event.payload, rules.rubbers);
  if (isHole(event)) return checkHole(event, rules);
  return isSet(event) ? checkSet(event, rules) : null;
}

function keyOf({ key }: { readonly key: string }): string {
  return key;
}

// Without a kind, the first one applies: a plain goal, a plain foul.
function checkKind(kind: string | undefined, allowed: readonly string[]): Verdict {
  return kind === undefined || allowed.includes(kind) ? null : { breach: 'UNKNOWN_KIND', kind, allowed };
}

function checkCard(kind: string, { cards }: SportRules): Verdict {
  const registrable = cards.filter(({ derived }) => !derived).map(keyOf);
  if (cards.some((card) => card.key === kind && card.derived))
    return { breach: 'KIND_WRITTEN_BY_RULES', kind };
  return checkKind(kind, registrable);
}

function checkSet({ payload }: SetEvent, rules: SportRules): Verdict {
  const { set, home, away } = payload;
  if (rules.sets === null || !hasPeriod(rules, set)) return { breach: 'PERIOD_UNKNOWN', period: set };
  const isPossible = isCount(home) && isCount(away) && isPossibleSet(rules.sets, set, payload);
  return isPossible ? null : { breach: 'SET_SCORE_IMPOSSIBLE', set };
}

/** A period can start once and end once. */
export function checkPeriod(event: MatchEvent, events: readonly MatchEvent[]): Verdict {
  if (event.type !== 'START' && event.type !== 'END') return null;
  const isTheSame = (other: MatchEvent): other is PeriodEvent =>
    other.type === event.type && 'period' in other && other.period === event.period;
  if (!events.some(isTheSame)) return null;
  const breach = event.type === 'START' ? 'PERIOD_ALREADY_STARTED' : 'PERIOD_ALREADY_ENDED';
  return { breach, period: event.period };
}
