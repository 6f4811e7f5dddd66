import { dayNumber, isoDate } from '../../src/calendar/dated/civil.ts';
import {
  type CalendarRules,
  type DatedProblem,
  defaultRules,
  type MatchLimit,
  type Span,
} from '../../src/calendar/dated/problem.ts';
import type {
  Ca1,
  Ca3,
  Constraint,
  RobinxInstance,
  Se1,
  TimedMatch,
} from '../../src/files/robinx/instance.ts';

const DAY = 24 * 60;
const firstDay = dayNumber('2000-01-01') ?? 0;

/** The instance requires something a dated calendar does not support. */
export interface NotDated {
  readonly breach: 'NOT_DATED';
  readonly kind: Constraint['kind'] | 'FORMAT';
}

/**
 * A relaxed double round robin of RobinX as a dated calendar: each slot is a day, each team has its own
 * venue.
 */
export function asDated(instance: RobinxInstance): DatedProblem | NotDated {
  if (instance.isCompact || instance.isPhased || instance.legs !== 2)
    return { breach: 'NOT_DATED', kind: 'FORMAT' };
  const undated = instance.constraints.find((constraint) => !isDated(constraint, instance));
  if (undated) return { breach: 'NOT_DATED', kind: undated.kind };
  const slots = instance.slots.map((_, slot) => slot);
  const teams = instance.teams.map((_, team) => team);
  const pairs = teams.flatMap((home) =>
    teams.filter((away) => away !== home).map((away) => ({ home, away })),
  );
  return {
    first: isoDate(firstDay),
    last: isoDate(firstDay + slots.length - 1),
    kickOffs: slots.map((slot) => ({ date: isoDate(firstDay + slot), time: '00:00', at: slot * DAY })),
    teams: teams.map((team) => ({ id: `${team}`, blackouts: closedTo(instance, team, 'HA').map(daySpan) })),
    venues: teams.map((team) => {
      const closed = new Set(closedTo(instance, team, 'H'));
      const openings = slots.filter((slot) => !closed.has(slot)).map(daySpan);
      return { id: `${team}`, fields: [`${team}`], openings };
    }),
    matches: pairs.map(({ home, away }) => ({
      id: `${home}-${away}`,
      home: `${home}`,
      away: `${away}`,
      round: 0,
      venues: [`${home}`],
    })),
    rules: rulesOf(instance),
  };
}

/** The places of a dated calendar as matches of a RobinX timetable. */
export function asTimetable(placements: ReadonlyMap<string, { readonly at: number }>): readonly TimedMatch[] {
  return [...placements].map(([id, { at }]) => {
    const [home = 0, away = 0] = id.split('-').map(Number);
    return { home, away, slot: at / DAY };
  });
}

function isDated(constraint: Constraint, { teams, slots }: RobinxInstance): boolean {
  switch (constraint.kind) {
    case 'CA1':
      return constraint.isHard && constraint.venue !== 'A' && constraint.max === 0 && constraint.min === 0;
    case 'CA3': {
      const isForAll = constraint.teams.length === teams.length && constraint.rivals.length === teams.length;
      return isForAll && constraint.venue === 'HA' && constraint.min === 0;
    }
    case 'SE1':
      return (
        constraint.isHard && constraint.teams.length === teams.length && constraint.max >= slots.length - 2
      );
    default:
      return false;
  }
}

function closedTo({ constraints }: RobinxInstance, team: number, venue: Ca1['venue']): readonly number[] {
  return constraints
    .filter((it): it is Ca1 => it.kind === 'CA1' && it.venue === venue && it.teams.includes(team))
    .flatMap(({ slots }) => slots);
}

function daySpan(slot: number): Span {
  return { from: slot * DAY, to: (slot + 1) * DAY };
}

function rulesOf({ constraints, slots }: RobinxInstance): CalendarRules {
  const gaps = constraints.filter((it): it is Se1 => it.kind === 'SE1').map(({ min }) => min + 1);
  const none = Object.fromEntries(Object.keys(defaultRules.weights).map((key) => [key, 0]));
  return {
    ...defaultRules,
    minutes: 60,
    turnaround: 0,
    rest: 0,
    goodRest: 0,
    // RobinX counts only stretches entirely within the season.
    stretches: constraints
      .filter((it): it is Ca3 => it.kind === 'CA3' && it.stretch <= slots.length)
      .map(stretchOf),
    returnGap: Math.max(0, ...gaps),
    isOrderFree: true,
    finalRounds: 0,
    weights: { ...defaultRules.weights, ...none },
  };
}

function stretchOf({ stretch, max, isHard, penalty }: Ca3): MatchLimit {
  return { days: stretch, max, ...(isHard ? {} : { weight: penalty }) };
}
