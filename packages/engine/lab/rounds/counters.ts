import { HARD } from '../../src/calendar/search/amount.ts';
import type {
  Br1,
  Br2,
  Ca1,
  Ca2,
  Ca3,
  Ca4,
  Constraint,
  Ga1,
  Venue,
} from '../../src/files/robinx/instance.ts';
import { AWAY, HOME, type Season } from './season.ts';

/** Lists of counters by key. */
export interface Lists {
  readonly first: Int32Array;
  readonly items: Int32Array;
}

/**
 * Everything that can be counted match by match: each counter has limits, and a price per unit outside them.
 */
export interface Counters {
  readonly min: Int32Array;
  readonly max: Int32Array;
  /** The true price, hard offences in units of HARD. */
  readonly exact: Float64Array;
  /** The price the search uses. */
  readonly felt: Float64Array;
  /** By match and round: counters that depend on who meets whom. */
  readonly byMatch: Lists;
  /** By team, round and venue: counters that depend only on the venue. */
  readonly byVenue: Lists;
  /** By team, round and venue: counters of breaks. */
  readonly byBreak: Lists;
}

/** The price the search uses for one unit of a violated constraint. */
export type Feel = (constraint: Constraint) => number;

interface Limits {
  readonly min: number;
  readonly max: number;
}

/** Creates the counters for the constraints. */
export function countersOf(season: Season, constraints: readonly Constraint[], feel: Feel): Counters {
  const draft = drafting(season, feel);
  for (const constraint of constraints) layOut(draft, constraint);
  return draft.done();
}

/** The counters under construction. */
function drafting(season: Season, feel: Feel) {
  const { teams, rounds } = season;
  const buckets = (length: number): number[][] => Array.from({ length }, () => []);
  const matches = buckets(teams * teams * rounds);
  const venues = buckets(teams * rounds * 2);
  const breaks = buckets(teams * rounds * 2);
  const limits: Limits[] = [];
  const exact: number[] = [];
  const felt: number[] = [];
  return {
    season,
    open(constraint: Constraint, limit: Limits): number {
      const { isHard, penalty } = constraint;
      exact.push(isHard ? penalty * HARD : penalty);
      felt.push(feel(constraint));
      return limits.push(limit) - 1;
    },
    onMatch: (counter: number, home: number, away: number, round: number) =>
      pushOnce(matches[(home * teams + away) * rounds + round], counter),
    onVenue: (counter: number, team: number, round: number, venue: number) =>
      pushOnce(venues[(team * rounds + round) * 2 + venue], counter),
    onBreak: (counter: number, team: number, round: number, venue: number) =>
      pushOnce(breaks[(team * rounds + round) * 2 + venue], counter),
    done: (): Counters => ({
      min: Int32Array.from(limits, ({ min }) => Math.min(min, 2 ** 30)),
      max: Int32Array.from(limits, ({ max }) => Math.min(max, 2 ** 30)),
      exact: Float64Array.from(exact),
      felt: Float64Array.from(felt),
      byMatch: listsOf(matches),
      byVenue: listsOf(venues),
      byBreak: listsOf(breaks),
    }),
  };
}

type Draft = ReturnType<typeof drafting>;

/** A counter is created in one go, so it can only be at the end of a list. */
function pushOnce(list: number[] | undefined, counter: number): void {
  if (list && list.at(-1) !== counter) list.push(counter);
}

function listsOf(buckets: readonly (readonly number[])[]): Lists {
  const first = new Int32Array(buckets.length + 1);
  let total = 0;
  for (const [index, list] of buckets.entries()) {
    first[index] = total;
    total += list.length;
  }
  first[buckets.length] = total;
  return { first, items: Int32Array.from(buckets.flat()) };
}

const layers: {
  readonly [K in Constraint['kind']]: (draft: Draft, constraint: Constraint & { kind: K }) => void;
} = {
  CA1: ca1,
  CA2: eachTeam,
  CA3: eachTeam,
  CA4: ca4,
  GA1: ga1,
  BR1: (draft, constraint) => {
    for (const team of constraint.teams) breaks(draft, constraint, [team]);
  },
  BR2: (draft, constraint) => breaks(draft, constraint, constraint.teams),
  // These two are not sums over matches, so keepers handle them.
  FA2: () => undefined,
  SE1: () => undefined,
};

function layOut<K extends Constraint['kind']>(draft: Draft, constraint: Constraint & { kind: K }): void {
  const layer: (draft: Draft, constraint: Constraint & { kind: K }) => void = layers[constraint.kind];
  layer(draft, constraint);
}

const venuesOf = (venue: Venue): readonly number[] =>
  venue === 'HA' ? [HOME, AWAY] : [venue === 'H' ? HOME : AWAY];

function ca1(draft: Draft, constraint: Ca1): void {
  for (const team of constraint.teams) {
    const counter = draft.open(constraint, constraint);
    for (const round of constraint.slots)
      for (const venue of venuesOf(constraint.venue)) draft.onVenue(counter, team, round, venue);
  }
}

function eachTeam(draft: Draft, constraint: Ca2 | Ca3): void {
  for (const team of constraint.teams)
    for (const rounds of spansOf(draft, constraint)) {
      const counter = draft.open(constraint, constraint);
      for (const round of rounds) meet(draft, constraint, counter, team, round);
    }
}

function ca4(draft: Draft, constraint: Ca4): void {
  for (const rounds of spansOf(draft, constraint)) {
    const counter = draft.open(constraint, constraint);
    for (const round of rounds)
      for (const team of constraint.teams) meet(draft, constraint, counter, team, round);
  }
}

/** The rounds counted together: all of them, each separately, or every stretch. */
function spansOf({ season }: Draft, constraint: Ca2 | Ca3 | Ca4): readonly (readonly number[])[] {
  if (constraint.kind !== 'CA3')
    return constraint.isPerSlot ? constraint.slots.map((round) => [round]) : [constraint.slots];
  const { stretch } = constraint;
  return Array.from({ length: Math.max(0, season.rounds - stretch + 1) }, (_, first) =>
    Array.from({ length: stretch }, (_, ahead) => first + ahead),
  );
}

/** Counts a team’s match against the opponents; if any opponent counts, only the venue matters. */
function meet(draft: Draft, constraint: Ca2 | Ca3 | Ca4, counter: number, team: number, round: number): void {
  const sides = venuesOf(constraint.venue);
  if (isAnyOpponent(draft, constraint, team)) {
    for (const side of sides) draft.onVenue(counter, team, round, side);
    return;
  }
  for (const rival of constraint.rivals) {
    if (rival === team) continue;
    if (sides.includes(HOME)) draft.onMatch(counter, team, rival, round);
    if (sides.includes(AWAY)) draft.onMatch(counter, rival, team, round);
  }
}

/** A match between two teams counted together at both venues is one match, so the opponent matters there. */
function isAnyOpponent(
  { season: { teams, bye } }: Draft,
  { kind, rivals, venue }: Ca2 | Ca3 | Ca4,
  team: number,
): boolean {
  const others = new Set(rivals.filter((rival) => rival !== team));
  return others.size === (bye < 0 ? teams : bye) - 1 && (kind !== 'CA4' || venue !== 'HA');
}

function ga1(draft: Draft, constraint: Ga1): void {
  const counter = draft.open(constraint, constraint);
  for (const round of constraint.slots)
    for (const [home, away] of constraint.meetings) draft.onMatch(counter, home, away, round);
}

function breaks(draft: Draft, constraint: Br1 | Br2, teams: readonly number[]): void {
  const counter = draft.open(constraint, { min: 0, max: constraint.max });
  for (const team of teams)
    for (const round of constraint.slots)
      for (const venue of venuesOf(constraint.venue)) draft.onBreak(counter, team, round, venue);
}
