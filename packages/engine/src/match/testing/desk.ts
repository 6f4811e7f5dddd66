// A scorer’s desk for tests: creates events as tersely as taps on a screen.
import assert from 'node:assert/strict';
import { type SportRules, sportByKey } from '../../sports/index.ts';
import { applyEvent, type MatchState, openMatch, replay } from '../apply-event.ts';
import { isBreach } from '../breach.ts';
import type {
  CardEvent,
  FoulEvent,
  GoalEvent,
  ManualResult,
  ManualResultEvent,
  MatchEvent,
  OwnGoalEvent,
  Pair,
  Period,
  PeriodEvent,
  SetEvent,
  StatEvent,
} from '../event.ts';

export const lions = 'lions';
export const bears = 'bears';
export const live = { home: lions, away: bears, status: 'IN_PROGRESS' } as const;

/** The rules of a variant, which must exist. */
export function rulesOf(key: string): SportRules {
  const sport = sportByKey(key);
  assert.ok(sport, key);
  return sport;
}

interface Desk {
  readonly goal: (teamId: string, more?: Partial<GoalEvent>) => GoalEvent;
  readonly set: (set: number, home: number, away: number) => SetEvent;
  readonly ownGoal: (teamId: string, more?: Partial<OwnGoalEvent>) => OwnGoalEvent;
  readonly card: (teamId: string, kind: string, more?: Partial<CardEvent>) => CardEvent;
  readonly foul: (teamId: string, more?: Partial<FoulEvent>) => FoulEvent;
  readonly stat: (teamId: string, kind: string, more?: Partial<StatEvent>) => StatEvent;
  readonly start: (period: Period, more?: Partial<PeriodEvent>) => PeriodEvent;
  readonly end: (period: Period, more?: Partial<PeriodEvent>) => PeriodEvent;
  readonly manual: (payload: ManualResult) => ManualResultEvent;
}

/** A new desk; its events arrive in the order they are created. */
export function openDesk(): Desk {
  let seq = 0;
  const next = () => {
    seq += 1;
    return { id: `e${seq}`, seq };
  };
  const moment = () => ({ ...next(), period: 1, minute: 0 });
  return {
    goal: (teamId, more) => ({ type: 'GOAL', teamId, ...moment(), ...more }),
    set: (set, home, away) => ({
      type: 'GOAL',
      kind: 'SET',
      ...moment(),
      period: set,
      payload: { set, home, away },
    }),
    ownGoal: (teamId, more) => ({ type: 'OWN_GOAL', teamId, ...moment(), ...more }),
    card: (teamId, kind, more) => ({ type: 'CARD', teamId, kind, ...moment(), ...more }),
    foul: (teamId, more) => ({ type: 'FOUL', teamId, ...moment(), ...more }),
    stat: (teamId, kind, more) => ({ type: 'STAT', teamId, kind, ...moment(), ...more }),
    start: (period, more) => ({ type: 'START', ...moment(), period, ...more }),
    end: (period, more) => ({ type: 'END', ...moment(), period, ...more }),
    manual: (payload) => ({ type: 'MANUAL_RESULT', ...next(), payload }),
  };
}

/** The match with these events, all of which must be accepted. */
export function matchWith(rules: SportRules, events: readonly MatchEvent[]): MatchState {
  const match = replay(live, events, rules);
  if (isBreach(match)) assert.fail(`refused: ${JSON.stringify(match)}`);
  return match;
}

/** The code with which an event is refused; null if it is accepted. */
export function refusalOf(rules: SportRules, event: MatchEvent, before: readonly MatchEvent[] = []) {
  const after = applyEvent(matchWith(rules, before), event, rules);
  return isBreach(after) ? after.breach : null;
}

/** Applies events one by one as they arrive; a refused one does not change the match. */
export function applyAll(rules: SportRules, events: readonly MatchEvent[]): MatchState {
  return events.reduce<MatchState>(
    (match, event) => {
      const after = applyEvent(match, event, rules);
      return isBreach(after) ? match : after;
    },
    openMatch(live, rules),
  );
}

/** A score to compare with. */
export const pair = (home: number, away: number): Pair => ({ home, away });
