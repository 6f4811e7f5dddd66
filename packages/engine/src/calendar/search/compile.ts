import { dayNumber } from '../dated/civil.ts';
import { journeyMinutes } from '../dated/journey.ts';
import { firstFinalRound } from '../dated/judge-pair.ts';
import { fieldMinutesOf } from '../dated/placed.ts';
import type { CalendarBreach, CalendarMatch, DatedProblem, Placement } from '../dated/problem.ts';
import { findBreach } from './find-breach.ts';
import { FIRST_REFEREE } from './lanes.ts';
import { type Option, optionsOf } from './options.ts';

/** A problem compiled to numbers: matches, teams, lanes and options are indexed from 0. */
export interface Compiled {
  readonly problem: DatedProblem;
  readonly days: number;
  readonly teams: number;
  /** Teams, fields, referees and the high-risk lane: everything that two matches may compete for. */
  readonly lanes: number;
  /** The most lanes one match can hold: home, away, field, high risk and its referees. */
  readonly width: number;
  readonly home: Int32Array;
  readonly away: Int32Array;
  readonly round: Int32Array;
  readonly minutes: Int32Array;
  /** Minutes from kick-off to the next one on the same field. */
  readonly fieldMinutes: Int32Array;
  readonly riskLane: number;
  readonly isRisk: Int32Array;
  readonly refereeLanes: readonly (readonly number[])[];
  /** Minutes between two matches in each referee lane, and whether the lane belongs to another person. */
  readonly gaps: Int32Array;
  readonly isPerson: Int32Array;
  readonly isLocked: Int32Array;
  /** The other matches of the same pair. */
  readonly mates: readonly Int32Array[];
  /** The other matches of the same final round. */
  readonly finals: readonly Int32Array[];
  readonly programmes: readonly Int32Array[];
  /** For each team, the teams of its club and whether they prefer to be at home together. */
  readonly clubs: readonly (readonly { readonly team: number; readonly isApart: boolean }[])[];
  /** For each team, the teams it shares a family with; repeated for several families. */
  readonly families: readonly (readonly number[])[];
  /** The options of match m lie from firstOption[m] to before firstOption[m + 1]. */
  readonly firstOption: Int32Array;
  /** The first option of match m on day d is firstOnDay[m × days + d], or −1. */
  readonly firstOnDay: Int32Array;
  readonly day: Int32Array;
  readonly at: Int32Array;
  readonly lane: Int32Array;
  readonly venue: Int32Array;
  /** Whether an option is in a prime time, if that matters. */
  readonly isPrime: Int32Array;
  /** Minutes from one venue to another: journeys[from × venues + to]. */
  readonly journeys: Int32Array;
  readonly cost: Int32Array;
  readonly placements: readonly Placement[];
}

/** Precomputes everything, so that the search only adds numbers. */
export function compile(problem: DatedProblem): Compiled | CalendarBreach {
  const breach = findBreach(problem);
  if (breach) return breach;
  const { matches, teams } = problem;
  const teamIndex = new Map(teams.map(({ id }, index) => [id, index]));
  const indexOf = (team: string) => teamIndex.get(team) ?? 0;
  const fields = problem.venues.flatMap((venue) => venue.fields);
  const days = (dayNumber(problem.last) ?? 0) - (dayNumber(problem.first) ?? 0) + 1;
  return {
    problem,
    days,
    teams: teams.length,
    ...lanesOf(problem, teams.length + fields.length),
    home: Int32Array.from(matches, ({ home }) => indexOf(home)),
    away: Int32Array.from(matches, ({ away }) => indexOf(away)),
    round: Int32Array.from(matches, ({ round }) => round),
    minutes: Int32Array.from(matches, (match) => match.minutes ?? problem.rules.minutes),
    fieldMinutes: Int32Array.from(matches, (match) => fieldMinutesOf(problem, match)),
    isRisk: Int32Array.from(matches, ({ isHighRisk }) => Number(isHighRisk === true)),
    isLocked: Int32Array.from(matches, ({ locked }) => Number(locked !== undefined)),
    ...companions(problem),
    clubs: teams.map(({ id }) => clubmates(problem, id, indexOf)),
    families: teams.map(({ id }) => familiesOf(problem, id, indexOf)),
    journeys: journeysOf(problem),
    ...flatten(optionsOf(problem, fields), teams.length, days, primeTimesOf(problem)),
  };
}

/** Team and field lanes are followed by the high-risk lane, then one per referee. */
function lanesOf(
  { matches, rules, referees: listed = [] }: DatedProblem,
  riskLane: number,
): Pick<Compiled, 'lanes' | 'width' | 'riskLane' | 'refereeLanes' | 'gaps' | 'isPerson'> {
  const referees = [...new Set(matches.flatMap((match) => match.referees ?? []))];
  const laneOf = new Map(referees.map((id, index) => [id, riskLane + 1 + index]));
  const refereeLanes = matches.map(({ referees: own }) => (own ?? []).map((id) => laneOf.get(id) ?? 0));
  const known = new Map(listed.map((referee) => [referee.id, referee]));
  const lanes = riskLane + 1 + referees.length;
  const gaps = new Int32Array(lanes);
  const isPerson = new Int32Array(lanes);
  for (const [id, lane] of laneOf) {
    gaps[lane] = known.get(id)?.gap ?? rules.refereeGap;
    isPerson[lane] = Number(known.get(id)?.isPerson === true);
  }
  return {
    lanes,
    gaps,
    isPerson,
    width: FIRST_REFEREE + refereeLanes.reduce((most, { length }) => Math.max(most, length), 0),
    riskLane,
    refereeLanes,
  };
}

function journeysOf(problem: DatedProblem): Int32Array {
  const ids = problem.venues.map(({ id }) => id);
  return Int32Array.from(ids.flatMap((from) => ids.map((to) => journeyMinutes(problem, from, to))));
}

/** The prime times; none if their distribution costs nothing. */
function primeTimesOf({ rules }: DatedProblem): ReadonlySet<string> {
  return new Set(rules.weights.primeTime > 0 ? rules.primeTimes : []);
}

function companions(problem: DatedProblem): Pick<Compiled, 'mates' | 'finals' | 'programmes'> {
  const { matches, teams } = problem;
  const pairOf = ({ home, away }: { home: string; away: string }) => JSON.stringify([home, away].sort());
  const indexed = matches.map((match, index) => ({ match, index }));
  const byPair = Map.groupBy(indexed, ({ match }) => pairOf(match));
  const roundOf = ({ competition, round }: CalendarMatch) => JSON.stringify([competition, round]);
  const byRound = Map.groupBy(indexed, ({ match }) => roundOf(match));
  const byTeam = new Map(teams.map(({ id }) => [id, [] as number[]]));
  for (const { match, index } of indexed)
    for (const team of [match.home, match.away]) byTeam.get(team)?.push(index);
  const others = (group: readonly { readonly index: number }[] | undefined, own: number) =>
    Int32Array.from((group ?? []).map(({ index }) => index).filter((index) => index !== own));
  const competitions = new Set(matches.map(({ competition }) => competition));
  const finals = new Map([...competitions].map((it) => [it, firstFinalRound(problem, it)]));
  return {
    mates: indexed.map(({ match, index }) => others(byPair.get(pairOf(match)), index)),
    finals: indexed.map(({ match, index }) =>
      match.round < (finals.get(match.competition) ?? 0)
        ? new Int32Array()
        : others(byRound.get(roundOf(match)), index),
    ),
    programmes: teams.map(({ id }) => Int32Array.from(byTeam.get(id) ?? [])),
  };
}

function clubmates({ rules }: DatedProblem, team: string, indexOf: (team: string) => number) {
  return rules.clubs
    .filter(({ teams }) => teams.includes(team))
    .map(({ teams: [one, other], wish }) => ({
      team: indexOf(one === team ? other : one),
      isApart: wish === 'APART',
    }));
}

function familiesOf({ rules }: DatedProblem, team: string, indexOf: (team: string) => number) {
  return rules.families
    .filter((teams) => teams.includes(team))
    .map(([one, other]) => indexOf(one === team ? other : one));
}

function flatten(
  options: readonly (readonly Option[])[],
  fieldLane: number,
  days: number,
  primeTimes: ReadonlySet<string>,
) {
  const all = options.flat();
  let first = 0;
  const starts = options.map(({ length }) => {
    first += length;
    return first;
  });
  const firstOnDay = new Int32Array(options.length * days).fill(-1);
  for (const [match, own] of options.entries())
    for (const [index, { day }] of own.entries())
      if (own[index - 1]?.day !== day)
        firstOnDay[match * days + day] = (starts[match] ?? 0) - own.length + index;
  return {
    firstOnDay,
    firstOption: Int32Array.from([0, ...starts]),
    day: columnOf(all, ({ day }) => day),
    at: columnOf(all, ({ placement }) => placement.at),
    lane: columnOf(all, ({ field }) => fieldLane + field),
    venue: columnOf(all, ({ venue }) => venue),
    cost: columnOf(all, ({ cost }) => cost),
    isPrime: columnOf(all, ({ placement }) => Number(primeTimes.has(placement.time))),
    placements: all.map(({ placement }) => placement),
  };
}

/** Like `Int32Array.from`, which is six times slower for the options of a federation. */
function columnOf(options: readonly Option[], of: (option: Option) => number): Int32Array {
  const column = new Int32Array(options.length);
  let index = 0;
  for (const option of options) column[index++] = of(option);
  return column;
}
