import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { points } from '../sports/parts.ts';
import { chains } from './chains.ts';
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

describe('points of a match', () => {
  it('football: 3, 1 and 0', () => {
    assert.deepEqual(pointsAfter(football, 'Ana 2-1 Bea'), [3, 0]);
    assert.deepEqual(pointsAfter(football, 'Ana 1-1 Bea'), [1, 1]);
  });

  it('ice hockey: a win after regulation time gives 2, and 1 to the loser', () => {
    const ice = { ...basketball, points: points(3, null, 0, { overtimeWin: 2, overtimeLoss: 1 }) };
    assert.deepEqual(pointsAfter(ice, 'Ana 4-3 Bea'), [3, 0]);
    assert.deepEqual(pointsAfter(ice, 'Ana 4-3 Bea', { overtime: true }), [2, 1]);
    assert.deepEqual(
      pointsAfter(ice, 'Ana 3-3 Bea', { overtime: true, shootOut: { home: 0, away: 1 } }),
      [1, 2],
    );
  });

  it('beach soccer: 3, 2 after extra time, 1 after penalties, and the loser nothing', () => {
    const more = { overtimeWin: 2, overtimeLoss: 0, shootOutWin: 1, shootOutLoss: 0 };
    const beach = { ...basketball, points: points(3, null, 0, more) };
    assert.deepEqual(pointsAfter(beach, 'Ana 5-4 Bea', { overtime: true }), [2, 0]);
    assert.deepEqual(pointsAfter(beach, 'Ana 4-4 Bea', { shootOut: { home: 3, away: 2 } }), [1, 0]);
  });

  it('a shoot-out decides who won but adds no goal', () => {
    const ice = { ...basketball, points: points(3, null, 0, { overtimeWin: 2, overtimeLoss: 1 }) };
    const table = tableOf({
      rules: ice,
      matches: [match('1', 'Ana 3-3 Bea', { shootOut: { home: 0, away: 1 } })],
    });
    assert.deepEqual(columns(table, 'Bea', 'won', 'overtimeWon', 'for', 'against'), [1, 1, 3, 3]);
    assert.deepEqual(columns(table, 'Ana', 'lost', 'overtimeLost', 'drawn'), [1, 1, 0]);
  });

  it('a shoot-out is ignored if the score decides, or if it is level itself', () => {
    const ice = { ...basketball, points: points(3, null, 0, { overtimeWin: 2, overtimeLoss: 1 }) };
    assert.deepEqual(pointsAfter(ice, 'Ana 4-3 Bea', { shootOut: { home: 0, away: 1 } }), [3, 0]);
    const field = { ...football, points: points(3, 1, 0, { shootOutWin: 2, shootOutLoss: 1 }) };
    assert.deepEqual(pointsAfter(field, 'Ana 1-1 Bea', { shootOut: { home: 2, away: 2 } }), [1, 1]);
  });

  it('field hockey: the shoot-out shares out a bonus and the match stays a draw', () => {
    const field = { ...football, points: points(3, 1, 0, { shootOutWin: 2, shootOutLoss: 1 }) };
    const table = tableOf({
      rules: field,
      matches: [match('1', 'Ana 1-1 Bea', { shootOut: { home: 4, away: 2 } })],
    });
    assert.deepEqual(columns(table, 'Ana', 'points', 'won', 'drawn'), [2, 0, 1]);
    assert.deepEqual(columns(table, 'Bea', 'points', 'lost', 'drawn'), [1, 0, 1]);
  });

  it('football: kicks after a draw change nothing in a league that gives no points for them', () => {
    const table = tableOf({
      rules: football,
      matches: [match('1', 'Ana 1-1 Bea', { shootOut: { home: 4, away: 2 } })],
    });
    for (const team of ['Ana', 'Bea'])
      assert.deepEqual(columns(table, team, 'points', 'won', 'drawn', 'lost'), [1, 0, 1, 0]);
  });

  it('volleyball: the fifth set costs the winner a point', () => {
    assert.deepEqual(pointsAfter(volleyball, 'Ana 3-1 Bea'), [3, 0]);
    assert.deepEqual(pointsAfter(volleyball, 'Ana 2-3 Bea'), [1, 2]);
  });

  it('rugby: four tries and a loss by seven or less give a bonus each', () => {
    assert.deepEqual(pointsAfter(rugby, 'Ana 32-26 Bea', { tries: { home: 4, away: 4 } }), [5, 2]);
    assert.deepEqual(pointsAfter(rugby, 'Ana 20-12 Bea', { tries: { home: 3, away: 2 } }), [4, 0]);
    assert.deepEqual(pointsAfter(rugby, 'Ana 20-13 Bea', { tries: { home: 3, away: 2 } }), [4, 1]);
    assert.deepEqual(pointsAfter(rugby, 'Ana 12-12 Bea', { tries: { home: 4, away: 2 } }), [3, 2]);
    assert.deepEqual(
      pointsAfter(rugby, 'Ana 19-12 Bea', { noBonus: true, tries: { home: 4, away: 0 } }),
      [4, 0],
    );
  });

  it('American football: one win in four equals one draw in two, and then the mutual match decides', () => {
    const rules = { ...football, chain: chains.AF };
    const matches = results(
      'Ana 7-7 Bea',
      'Ana 7-0 Cruz',
      'Bea 7-0 Cruz',
      'Bea 9-0 Cruz',
      'Ana 0-0 Zoe',
      'Cruz 3-0 Zoe',
    );
    const table = tableOf({ rules, matches });
    assert.equal(ranking(table), '1 Bea, 2 Ana, 3 Cruz, 4 Zoe');
    assert.deepEqual(columns(table, 'Zoe', 'decidedBy'), ['H2H.WINS']);
  });
});
