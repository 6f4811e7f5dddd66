import { read } from '../../src/calendar/search/read.ts';
import type { Constraint } from '../../src/files/robinx/instance.ts';
import { type Counters, countersOf, type Feel } from './counters.ts';
import { type Counting, counting } from './counting.ts';
import type { Draft } from './draft.ts';
import { fairnessKeeper, type Keeper } from './fairness.ts';
import { gapKeeper } from './gaps.ts';
import { forget, remember, type Season } from './season.ts';
import { restoreSeats, seating, startTouching, type Touched, touchPair, untouched } from './seating.ts';

/** The cost of a timetable, updated incrementally: a change touches only the counters it affects. */
export interface Tally {
  /** The price of the timetable, hard offences in units of HARD. */
  readonly exact: () => number;
  /** The price the search uses. */
  readonly felt: () => number;
  /** Applies the draft if its cost is accepted; returns whether it was. */
  attempt(draft: Draft, mayPass: (cost: number) => boolean): boolean;
}

/** The data of a tally, and the two parts of the price: counters and keepers. */
interface Parts {
  readonly season: Season;
  readonly count: Counting;
  readonly keepers: Keepers;
  readonly play: (draft: Draft) => Touched;
  readonly counted: Price;
  readonly kept: Price;
}

interface Price {
  exact: number;
  felt: number;
}

/** A tally of an empty season: the first draft adds all matches. */
export function tallyOf(season: Season, constraints: readonly Constraint[], feel: Feel): Tally {
  const counters = countersOf(season, constraints, feel);
  const count = counting(counters);
  // An empty season already violates every minimum.
  const counted = { exact: owed(counters, counters.exact), felt: owed(counters, counters.felt) };
  const kept = { exact: 0, felt: 0 };
  const keepers = keepersOf(season, constraints, feel);
  const parts = { season, count, keepers, play: playing(season, counters, count), counted, kept };
  return {
    exact: () => counted.exact + kept.exact,
    felt: () => counted.felt + kept.felt,
    attempt: (draft, mayPass) => attempt(parts, draft, mayPass),
  };
}

function attempt(parts: Parts, draft: Draft, mayPass: (cost: number) => boolean): boolean {
  const { season, count, keepers, counted, kept } = parts;
  const touched = parts.play(draft);
  // Keepers are slow: if even their greatest possible saving would not suffice, they are not asked.
  if (!mayPass(count.felt() - kept.felt)) {
    revert(season, count, draft);
    return false;
  }
  const grown = keep(keepers, touched);
  if (!mayPass(count.felt() + grown.felt)) {
    // In this order: the keepers need the restored places.
    revert(season, count, draft);
    for (const keeper of keepers.fairness) keeper.undo();
    for (const keeper of keepers.gaps) keeper.undo();
    return false;
  }
  counted.exact += count.exact();
  counted.felt += count.felt();
  kept.exact += grown.exact;
  kept.felt += grown.felt;
  return true;
}

function playing(season: Season, counters: Counters, count: Counting) {
  const { rounds, teams } = season;
  const touched = untouched(season);
  const seat = seating(season, counters, count, touched);
  return ({ removed, removedCount, added, addedCount }: Draft): Touched => {
    count.begin();
    startTouching(touched);
    for (let at = 0; at < removedCount; at++) {
      const code = read(removed, at);
      const pair = (code / rounds) | 0;
      forget(season, pair, code % rounds);
      count.lower(counters.byMatch, code);
      touchPair(touched, (pair / teams) | 0, pair % teams, teams);
    }
    for (let at = 0; at < addedCount; at++) {
      const code = read(added, at);
      const pair = (code / rounds) | 0;
      remember(season, pair, code % rounds);
      count.raise(counters.byMatch, code);
      touchPair(touched, (pair / teams) | 0, pair % teams, teams);
      seat((pair / teams) | 0, pair % teams, code % rounds);
    }
    return touched;
  };
}

function revert(season: Season, count: Counting, { removed, removedCount, added, addedCount }: Draft): void {
  count.undo();
  const { rounds, teams } = season;
  for (let at = 0; at < addedCount; at++)
    forget(season, (read(added, at) / rounds) | 0, read(added, at) % rounds);
  for (let at = 0; at < removedCount; at++) {
    const code = read(removed, at);
    const pair = (code / rounds) | 0;
    remember(season, pair, code % rounds);
    restoreSeats(season, (pair / teams) | 0, pair % teams, code % rounds);
  }
}

interface Keepers {
  readonly fairness: readonly Keeper[];
  readonly gaps: readonly Keeper[];
}

function keep({ fairness, gaps }: Keepers, { teams, teamCount, pairs, pairCount }: Touched): Price {
  const grown = { exact: 0, felt: 0 };
  const add = ({ exact, felt }: Keeper, units: number) => {
    grown.exact += units * exact;
    grown.felt += units * felt;
  };
  for (const keeper of fairness) add(keeper, keeper.update(teams, teamCount));
  for (const keeper of gaps) add(keeper, keeper.update(pairs, pairCount));
  return grown;
}

function owed({ min }: Counters, price: Float64Array): number {
  return min.reduce((sum, least, counter) => sum + least * (price[counter] as number), 0);
}

function keepersOf(season: Season, constraints: readonly Constraint[], feel: Feel): Keepers {
  const fairness: Keeper[] = [];
  const gaps: Keeper[] = [];
  for (const constraint of constraints) {
    if (constraint.kind === 'FA2') fairness.push(fairnessKeeper(season, constraint, feel(constraint)));
    if (constraint.kind === 'SE1') gaps.push(gapKeeper(season, constraint, feel(constraint)));
  }
  return { fairness, gaps };
}
