import type { SportRules } from '../sports/rules.ts';
import type { DeleteBreach, EventBreach, ReplayBreach } from './breach.ts';
import { checkEvent, checkPeriod } from './check-event.ts';
import { type Discipline, disciplineOf } from './discipline.ts';
import type { EventId, ManualResult, MatchEvent, Pair } from './event.ts';
import { checkNextHole } from './holes.ts';
import { manualResultIn } from './manual-result.ts';
import { checkNewResult } from './new-result.ts';
import { compareEvents, inserted } from './order.ts';
import { outsOf } from './outs.ts';
import { type PeriodTimes, periodsOf } from './periods.ts';
import { type ScoreSheet, type Sides, scoreOf } from './score.ts';
import { acceptsEvents, acceptsManualResult, type MatchStatus } from './status.ts';

/** The totals derived from a match’s live events. */
export interface Tally extends ScoreSheet, Discipline {
  readonly periods: readonly PeriodTimes[];
  readonly manual: ManualResult | null;
  /** Outs made at bat by each side; null unless all of them were recorded. */
  readonly outs: Pair | null;
}

/** A match before its first event: its sides and status. */
interface MatchOpening extends Sides {
  readonly status: MatchStatus;
}

/** A match: its live events in match order, and everything derived from them. */
export interface MatchState extends MatchOpening {
  readonly events: readonly MatchEvent[];
  readonly tally: Tally;
}

/** A match without events. */
export function openMatch(opening: MatchOpening, rules: SportRules): MatchState {
  return withEvents(opening, [], rules);
}

/** Applies one event to a match. Applying the same event again has no effect, so retries are safe. */
export function applyEvent(
  state: MatchState,
  event: MatchEvent,
  rules: SportRules,
): MatchState | EventBreach {
  if (!isOpenFor(event, state.status)) return { breach: 'MATCH_NOT_LIVE', status: state.status };
  if (state.events.some(({ id }) => id === event.id)) return state;
  const refusal =
    checkEvent(event, state, rules) ??
    checkNewResult(event, rules) ??
    checkPeriod(event, state.events) ??
    checkNextHole(event, state.tally.holes, rules);
  return refusal ?? withEvents(state, inserted(state.events, event), rules);
}

/** Rebuilds a match from its stored events, in any order; deleted events are ignored. */
export function replay(
  opening: MatchOpening,
  events: readonly MatchEvent[],
  rules: SportRules,
): MatchState | ReplayBreach {
  const live: MatchEvent[] = [];
  const known = new Set<EventId>();
  for (const event of events) {
    if (event.deletedAt || known.has(event.id)) continue;
    const refusal = checkEvent(event, opening, rules) ?? checkPeriod(event, live);
    if (refusal !== null && !isOldCard(event, refusal)) return { ...refusal, eventId: event.id };
    known.add(event.id);
    live.push(event);
  }
  return withEvents(opening, live.sort(compareEvents), rules);
}

/** A card from an earlier release of the sport stays in the match’s history but no longer counts. */
function isOldCard(event: MatchEvent, { breach }: EventBreach): boolean {
  return event.type === 'CARD' && breach === 'UNKNOWN_KIND';
}

/** Undoes an event: the match becomes what it would be without it. */
export function deleteEvent(state: MatchState, id: EventId, rules: SportRules): MatchState | DeleteBreach {
  if (!acceptsEvents(state.status)) return { breach: 'MATCH_NOT_LIVE', status: state.status };
  const event = state.events.find((candidate) => candidate.id === id);
  if (event === undefined) return { breach: 'EVENT_UNKNOWN', id };
  if (!isDeletable(event)) return { breach: 'EVENT_NOT_DELETABLE', type: event.type };
  return withEvents(
    state,
    state.events.filter((other) => other !== event),
    rules,
  );
}

function isOpenFor({ type }: MatchEvent, status: MatchStatus): boolean {
  switch (type) {
    case 'GOAL':
    case 'OWN_GOAL':
    case 'FOUL':
    case 'CARD':
    case 'STAT':
    case 'START':
    case 'END':
      return acceptsEvents(status);
    case 'MANUAL_RESULT':
      return acceptsManualResult(status);
    default:
      return true;
  }
}

// Periods and notes are history; only play and manual results can be undone.
function isDeletable({ type }: MatchEvent): boolean {
  return ['GOAL', 'OWN_GOAL', 'FOUL', 'CARD', 'STAT', 'MANUAL_RESULT'].includes(type);
}

function withEvents(
  { home, away, status }: MatchOpening,
  events: readonly MatchEvent[],
  rules: SportRules,
): MatchState {
  const sides = { home, away };
  const tally = {
    ...scoreOf(events, sides, rules),
    ...disciplineOf(events, sides, rules),
    periods: periodsOf(events),
    manual: manualResultIn(events),
    outs: outsOf(events, sides, rules),
  };
  return { home, away, status, events, tally };
}
