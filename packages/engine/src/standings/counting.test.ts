import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Outcome } from './matches.ts';
import {
  basketball,
  columns,
  football,
  match,
  pointsAfter,
  ranking,
  results,
  rugby,
  tableOf,
  volleyball,
} from './testing/sample.ts';

describe('matches that were not played', () => {
  it('a forfeit gives the score of the rules, or the real one if the innocent side had more', () => {
    const table = tableOf({
      rules: football,
      matches: [match('1', 'Ana 0-1 Bea', { outcome: 'FORFEIT_AWAY' })],
    });
    assert.deepEqual(columns(table, 'Ana', 'points', 'for', 'against', 'forfeits'), [3, 3, 0, 0]);
    assert.deepEqual(columns(table, 'Bea', 'points', 'lost', 'forfeits'), [0, 1, 1]);
    const forfeited = tableOf({
      rules: football,
      matches: [match('1', 'Ana 6-1 Bea', { outcome: 'FORFEIT_AWAY' })],
    });
    assert.deepEqual(columns(forfeited, 'Ana', 'for', 'against', 'pointsWon'), [6, 1, 0]);
    const alike = match('1', 'Ana 4-1 Bea', { outcome: 'FORFEIT_AWAY' });
    assert.deepEqual(
      columns(tableOf({ rules: football, matches: [alike] }), 'Ana', 'for', 'against', 'pointsWon'),
      [3, 0, 0],
    );
  });

  it('a forfeit is never in extra time, and falls back to the general forfeit score', () => {
    const short = match('1', 'Ana 0-0 Bea', { outcome: 'FORFEIT_AWAY', tooFewPlayers: true });
    const table = tableOf({ rules: football, matches: [short] });
    assert.deepEqual(columns(table, 'Ana', 'points', 'for', 'overtimeWon'), [3, 3, 0]);
    assert.deepEqual(columns(table, 'Bea', 'points', 'overtimeLost'), [0, 0]);
  });

  it('basketball: a no-show takes 0, a side that runs out of players loses 2-0 and takes 1', () => {
    assert.deepEqual(pointsAfter(basketball, 'Ana 0-0 Bea', { outcome: 'FORFEIT_HOME' }), [0, 2]);
    assert.deepEqual(pointsAfter(basketball, 'Ana 0-0 Bea', { outcome: 'DOUBLE_FORFEIT' }), [0, 0]);
    const absent = match('1', 'Ana 0-0 Bea', { outcome: 'FORFEIT_HOME' });
    assert.deepEqual(columns(tableOf({ rules: basketball, matches: [absent] }), 'Bea', 'for'), [20]);
    const short = { outcome: 'FORFEIT_HOME', tooFewPlayers: true } as const;
    const table = tableOf({ rules: basketball, matches: [match('1', 'Ana 30-28 Bea', short)] });
    assert.deepEqual(columns(table, 'Ana', 'points', 'for', 'against'), [1, 0, 2]);
  });

  it('volleyball: a forfeit is three sets of 25-0', () => {
    const table = tableOf({
      rules: volleyball,
      matches: [match('1', 'Ana 0-0 Bea', { outcome: 'FORFEIT_HOME' })],
    });
    assert.deepEqual(
      columns(table, 'Bea', 'setsWon', 'setsLost', 'pointsWon', 'pointsLost', 'points'),
      [3, 0, 75, 0, 3],
    );
  });

  it('rugby: the winner by forfeit gets four tries and five points, the other side nothing', () => {
    assert.deepEqual(pointsAfter(rugby, 'Ana 0-0 Bea', { outcome: 'FORFEIT_AWAY' }), [5, 0]);
    const real = { outcome: 'FORFEIT_AWAY', tries: { home: 9, away: 4 } } as const;
    assert.deepEqual(
      pointsAfter(rugby, 'Ana 63-28 Bea', real),
      [5, 0],
      'who forfeits keeps no bonus of its own',
    );
    assert.deepEqual(pointsAfter(rugby, 'Ana 0-0 Bea', { outcome: 'FORFEIT_AWAY', noBonus: true }), [4, 0]);
  });

  it('badminton: a forfeit voids the result', () => {
    const rules = { ...basketball, forfeit: { ...basketball.forfeit, effect: 'ANNUL' as const } };
    const after = (outcome: Outcome) =>
      columns(
        tableOf({ rules, matches: [match('1', 'Ana 2-0 Bea', { outcome })] }),
        'Ana',
        'played',
        'points',
      );
    for (const outcome of ['FORFEIT_HOME', 'FORFEIT_AWAY', 'DOUBLE_FORFEIT'] as const)
      assert.deepEqual(after(outcome), [0, 0], outcome);
    assert.deepEqual(after('NORMAL'), [1, 2]);
  });

  it('both sides lose a double forfeit', () => {
    const table = tableOf({
      rules: football,
      matches: [match('1', 'Ana 2-0 Bea', { outcome: 'DOUBLE_FORFEIT' })],
    });
    for (const team of ['Ana', 'Bea'])
      assert.deepEqual(columns(table, team, 'played', 'won', 'lost', 'for', 'points'), [1, 0, 1, 0, 0]);
  });

  it('a match cancelled with an awarded draw is 0-0 without bonus; any other cancelled match is void', () => {
    const lost = { state: 'CANCELLED', outcome: 'DRAW_AWARDED', tries: { home: 5, away: 5 } } as const;
    assert.deepEqual(pointsAfter(rugby, 'Ana 9-0 Bea', lost), [2, 2]);
    const official = tableOf({ rules: rugby, matches: [match('1', 'Ana 9-0 Bea', lost)] });
    assert.deepEqual(columns(official, 'Ana', 'provisional'), [false]);
    const cancelled = tableOf({ rules: rugby, matches: [match('1', 'Ana 9-0 Bea', { state: 'CANCELLED' })] });
    assert.deepEqual(columns(cancelled, 'Ana', 'played', 'points'), [0, 0]);
  });

  it('an abandoned match counts once staff have decided so', () => {
    const table = tableOf({
      rules: football,
      matches: [match('1', 'Ana 1-0 Bea', { outcome: 'ABANDONED' })],
    });
    assert.deepEqual(columns(table, 'Ana', 'played', 'points'), [0, 0]);
    assert.equal(table.complete, false);
  });
});

describe('the instant of the table', () => {
  const running = match('1', 'Ana 0-0 Bea', { state: 'IN_PROGRESS' });

  it('a match in progress counts in the live table only: a point each at the start', () => {
    assert.deepEqual(columns(tableOf({ rules: football, matches: [running] }), 'Ana', 'played'), [0]);
    const live = tableOf({ rules: football, matches: [running], live: true });
    assert.deepEqual(columns(live, 'Ana', 'played', 'points', 'provisional'), [1, 1, true]);
  });

  it('a finished match makes its two rows provisional until it is closed', () => {
    const matches = [match('1', 'Ana 1-0 Bea', { state: 'FINISHED' }), match('2', 'Cruz 1-0 Zoe')];
    const table = tableOf({ rules: football, matches });
    assert.deepEqual(columns(table, 'Ana', 'points', 'provisional'), [3, true]);
    assert.deepEqual(columns(table, 'Cruz', 'provisional'), [false]);
  });

  it('a deduction counts from the day it takes effect, like the matches of that day', () => {
    const input = {
      rules: football,
      matches: [
        match('1', 'Ana 1-0 Bea', { at: '2023-11-16T20:00:00Z' }),
        match('2', 'Ana 1-0 Bea', { at: '2023-11-18T20:00:00Z' }),
      ],
      adjustments: [{ team: 'Ana', points: -10, effectiveFrom: '2023-11-17' }],
    };
    const on = (asOf: string) => columns(tableOf({ ...input, asOf }), 'Ana', 'played', 'deduction', 'points');
    assert.deepEqual(on('2023-11-16'), [1, 0, 3]);
    assert.deepEqual(on('2023-11-17'), [1, -10, -7]);
    assert.deepEqual(on('2023-11-18T19:59:59Z'), [1, -10, -7]);
    assert.deepEqual(on('2023-11-18'), [2, -10, -4]);
  });

  it('a deduction does not count in head-to-head tables', () => {
    const matches = results('Ana 2-0 Bea', 'Ana 1-0 Cruz', 'Bea 1-0 Cruz');
    const table = tableOf({ rules: football, matches, adjustments: [{ team: 'Ana', points: -3 }] });
    assert.equal(ranking(table), '1 Ana, 2 Bea, 3 Cruz');
    assert.deepEqual(columns(table, 'Bea', 'decidedBy'), ['H2H.POINTS']);
  });

  it('form is the last five results, latest last', () => {
    const lines = ['Ana 0-1 Bea', 'Bea 1-1 Ana', 'Ana 2-0 Bea', 'Bea 0-2 Ana', 'Ana 1-1 Bea', 'Bea 3-0 Ana'];
    const table = tableOf({ rules: football, matches: results(...lines).toReversed() });
    assert.deepEqual(columns(table, 'Ana', 'form'), [['D', 'W', 'W', 'D', 'L']]);
    const others = (['SCHEDULED', 'CANCELLED'] as const).map((state) =>
      match(state, 'Ana 1-0 Bea', { state }),
    );
    const more = tableOf({ rules: football, matches: [...results(...lines), ...others] });
    assert.deepEqual(columns(more, 'Ana', 'form'), [['D', 'W', 'W', 'D', 'L']]);
  });
});
