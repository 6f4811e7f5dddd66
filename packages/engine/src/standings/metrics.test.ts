import assert from 'node:assert/strict';
import { it } from 'node:test';
import { divideFraction, fraction, infinite } from '../exact/index.ts';
import { chains } from './chains.ts';
import { applicable, type Line, measure } from './metrics.ts';
import type { Metric } from './rules.ts';
import { emptyTally, type Tally } from './tally.ts';
import { racketByPercentage } from './testing/chain-variants.ts';
import {
  basketball,
  by,
  football,
  match,
  ranking,
  results,
  standingOf,
  tableOf,
  volleyball,
} from './testing/sample.ts';

function line(tally: Partial<Tally>, more: Partial<Line> = {}): Line {
  return { tally: { ...emptyTally, ...tally }, points: 0, fairPlay: 0, seed: null, series: null, ...more };
}

function amount(metric: Metric, tally: Partial<Tally>, more: Partial<Line> = {}) {
  const value = measure(metric, line(tally, more));
  return value.kind === 'AMOUNT' ? value.amount : assert.fail(value.kind);
}

it('every metric reads its own figures', () => {
  const goals = { for: 7, against: 3, awayFor: 2, awayWon: 1, won: 4, drawn: 1, played: 6 };
  assert.deepEqual(amount('DIFF', goals), fraction(4));
  assert.deepEqual(amount('FOR', goals), fraction(7));
  assert.deepEqual(amount('GOAL_RATIO', goals), fraction(7, 3));
  assert.deepEqual(amount('AWAY_FOR', goals), fraction(2));
  assert.deepEqual(amount('AWAY_WINS', goals), fraction(1));
  assert.deepEqual(amount('WINS', goals), fraction(4));
  assert.deepEqual(amount('WIN_PCT', goals), fraction(9, 12));
  assert.deepEqual(amount('PLAYED', goals), fraction(6));
  const rackets = { setsWon: 6, setsLost: 2, pointsWon: 44, pointsLost: 40 };
  assert.deepEqual(amount('SET_RATIO', rackets), fraction(6, 2));
  assert.deepEqual(amount('SET_PCT', rackets), fraction(6, 8));
  assert.deepEqual(amount('SET_DIFF', rackets), fraction(4));
  assert.deepEqual(amount('POINT_RATIO', rackets), fraction(44, 40));
  assert.deepEqual(amount('GAME_PCT', rackets), fraction(44, 84));
  assert.deepEqual(amount('POINT_DIFF', rackets), fraction(4));
  assert.deepEqual(amount('TRY_DIFF', { tries: 5, triesAgainst: 7 }), fraction(-2));
  assert.deepEqual(amount('TRIES', { tries: 5 }), fraction(5));
  assert.deepEqual(amount('CLASS_POINTS', { classPoints: 9 }), fraction(9));
  assert.deepEqual(amount('POINTS', {}, { points: 2.5 }), fraction(5, 2));
});

it('a team that lost no set ranks above every ratio; one without a seed, below every seed', () => {
  assert.deepEqual(amount('SET_RATIO', { setsWon: 3 }), infinite);
  assert.deepEqual(amount('SEED', {}), infinite);
  const table = tableOf({
    rules: by(football, { steps: [{ scope: 'ALL', metric: 'SEED' }] }),
    matches: results('Ana 0-0 Bea', 'Bea 0-0 Cruz', 'Cruz 0-0 Ana'),
    seeds: { Cruz: 1, Bea: 2 },
  });
  assert.equal(ranking(table), '1 Cruz, 2 Bea, 3 Ana');
});

it('baseball: runs per inning at bat minus runs allowed per inning, among the tied teams', () => {
  // Ana: 3 in 9 innings, 2 allowed in 8 (+1/12); Bea, who won as often, allowed fewer per inning.
  const tally = { played: 1, for: 3, against: 2, outsBatted: 27, outsFielded: 24 };
  assert.deepEqual(amount('TQB', tally), fraction(1, 12));
  assert.deepEqual(amount('ER_TQB', { ...tally, earnedRuns: 3, earnedRunsAgainst: 0 }), fraction(1, 3));
  const circle = [
    match('1', 'Ana 2-1 Bea', { outs: { home: 24, away: 27 } }),
    match('2', 'Bea 2-1 Cruz', { outs: { home: 27, away: 27 } }),
    match('3', 'Cruz 2-1 Ana', { outs: { home: 27, away: 27 } }),
  ];
  const table = tableOf({ rules: by(basketball, chains.WBSC), matches: circle });
  assert.equal(ranking(table), '1 Ana, 2 Cruz, 3 Bea');
  assert.equal(standingOf(table, 'Bea').decidedBy, 'H2H.TQB');
});

it('baseball without innings falls back to the run difference, and skips earned runs', () => {
  const known = line({ played: 1, outsBatted: 27, outsFielded: 27 });
  const unknown = line({ played: 1, withoutInnings: 1, withoutEarnedRuns: 1 });
  assert.deepEqual([applicable('TQB', [known]), applicable('TQB', [known, unknown])], ['TQB', 'DIFF']);
  assert.deepEqual([applicable('ER_TQB', [known]), applicable('ER_TQB', [unknown])], ['ER_TQB', null]);
  const table = tableOf({
    rules: by(basketball, chains.WBSC),
    matches: results('Ana 5-1 Bea', 'Bea 2-1 Cruz', 'Cruz 2-1 Ana'),
  });
  assert.equal(ranking(table), '1 Ana, 2 Cruz, 3 Bea');
  assert.equal(standingOf(table, 'Bea').decidedBy, 'H2H.DIFF');
});

it('tennis: among level players, matches played decide, then percentage of sets, then of games', () => {
  const sets = (...games: [number, number][]) => games.map(([home, away]) => ({ home, away }));
  const matches = [
    match('1', 'Ana 2-0 Bea', { sets: sets([6, 4], [6, 4]) }),
    match('2', 'Bea 2-0 Cruz', { sets: sets([6, 0], [6, 0]) }),
    match('3', 'Cruz 2-0 Ana', { sets: sets([7, 6], [7, 6]) }),
  ];
  const table = tableOf({ rules: by(volleyball, racketByPercentage), matches });
  assert.equal(ranking(table), '1 Bea, 2 Ana, 3 Cruz');
  assert.equal(standingOf(table, 'Cruz').decidedBy, 'ALL.GAME_PCT');
  const more = tableOf({
    rules: by(volleyball, racketByPercentage),
    matches: [...matches, match('4', 'Zoe 2-0 Cruz')],
  });
  assert.deepEqual([standingOf(more, 'Cruz').rank, standingOf(more, 'Zoe').rank], [1, 4]);
});

it('wrestling: class points separate wrestlers with equal wins', () => {
  const classPoints = (home: number, away: number) => ({ classPoints: { home, away } });
  const matches = [
    match('1', 'Ana 4-0 Bea', classPoints(3, 0)),
    match('2', 'Bea 4-0 Cruz', classPoints(5, 0)),
    match('3', 'Cruz 6-5 Ana', classPoints(3, 1)),
  ];
  assert.equal(ranking(tableOf({ rules: by(basketball, chains.COMBAT), matches })), '1 Bea, 2 Ana, 3 Cruz');
});

it('between groups of different sizes, sums become averages; ratios, shares and places do not', () => {
  const tally = {
    played: 4,
    won: 2,
    drawn: 1,
    for: 8,
    against: 4,
    awayFor: 3,
    setsWon: 6,
    setsLost: 2,
    pointsWon: 44,
    pointsLost: 40,
    tries: 8,
    outsBatted: 27,
    outsFielded: 24,
    earnedRuns: 3,
  };
  const series = { points: 20, places: [0, 1], lastPlace: 2, races: 1, isOpen: false };
  const more = { points: 8, fairPlay: 2, seed: 3, series };
  const perMatch = { ...more, perMatch: true };
  for (const metric of ['POINTS', 'WINS', 'DIFF', 'FOR', 'TRIES', 'FAIR_PLAY', 'SERIES_POINTS'] as const)
    assert.deepEqual(amount(metric, tally, perMatch), divideFraction(amount(metric, tally, more), 4), metric);
  const asTheyAre = [
    ...(['GOAL_RATIO', 'SET_RATIO', 'SET_PCT', 'POINT_RATIO', 'GAME_PCT'] as const),
    ...(['SEED', 'LAST_PLACE', 'WIN_PCT', 'TQB', 'ER_TQB'] as const),
  ];
  for (const metric of asTheyAre)
    assert.deepEqual(amount(metric, tally, perMatch), amount(metric, tally, more), metric);
});

it('a participant without a race has no places, and a last-race place behind all others', () => {
  assert.deepEqual(measure('COUNTBACK', line({})), { kind: 'PLACES', places: [] });
  assert.deepEqual(amount('LAST_PLACE', {}), infinite);
  assert.deepEqual(amount('SERIES_POINTS', {}), fraction(0));
});

it('the run balance needs innings at bat and in the field for everyone who played', () => {
  const known = { played: 1, outsBatted: 27, outsFielded: 27 };
  const usable = (tally: Partial<Tally>) => applicable('TQB', [line(known), line(tally)]) === 'TQB';
  assert.equal(usable({}), true, 'who has not played yet is no obstacle');
  assert.equal(usable({ ...known, withoutInnings: 1 }), false);
  assert.equal(usable({ ...known, outsBatted: 0 }), false);
  assert.equal(usable({ ...known, outsFielded: 0 }), false);
  const runs = { for: 3, against: 2 };
  assert.deepEqual(amount('TQB', { ...runs, outsFielded: 27 }), fraction(0));
  assert.deepEqual(amount('TQB', { ...runs, outsBatted: 27 }), fraction(0));
});

it('the earned-run balance also needs the earned runs of every match', () => {
  const known = line({ played: 1, outsBatted: 27, outsFielded: 27 });
  const unearned = line({ played: 1, outsBatted: 27, outsFielded: 27, withoutEarnedRuns: 1 });
  const noInnings = line({ played: 1, withoutInnings: 1 });
  assert.equal(applicable('ER_TQB', [known, known]), 'ER_TQB');
  assert.equal(applicable('ER_TQB', [known, unearned]), null);
  assert.equal(applicable('ER_TQB', [known, noInnings]), null);
});

it('baseball: teams level on run balance are separated by earned-run balance', () => {
  const nine = { home: 27, away: 27 };
  const circle = (earned: readonly [number, number][]) =>
    ['Ana 3-1 Bea', 'Bea 3-1 Cruz', 'Cruz 3-1 Ana'].map((text, at) => {
      const [home = 0, away = 0] = earned[at] ?? [];
      return match(`${at}`, text, { outs: nine, earnedRuns: { home, away } });
    });
  const rules = by(basketball, chains.WBSC);
  const earned: [number, number][] = [
    [1, 1],
    [3, 0],
    [2, 1],
  ];
  // Ana +0 −1, Bea +0 +3, Cruz −3 +1.
  const table = tableOf({ rules, matches: circle(earned) });
  assert.equal(ranking(table), '1 Bea, 2 Ana, 3 Cruz');
  assert.equal(standingOf(table, 'Ana').decidedBy, 'H2H.ER_TQB');
  const [first, ...rest] = circle(earned);
  assert.ok(first);
  const { earnedRuns: _, ...untold } = first;
  assert.equal(ranking(tableOf({ rules, matches: [untold, ...rest] })), '1 Ana, 1 Bea, 1 Cruz');
});

it('level teams may be ordered by away wins', () => {
  const rules = by(football, { steps: [{ scope: 'ALL', metric: 'AWAY_WINS' }] });
  const matches = results('Ana 0-1 Bea', 'Ana 1-0 Bea', 'Cruz 0-0 Dani');
  assert.equal(ranking(tableOf({ rules, matches })), '1 Bea, 2 Ana, 3 Cruz, 3 Dani');
});
