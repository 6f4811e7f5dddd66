import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitOfSport, unitOfSports } from './unit-of-sport.ts';

test('football has goals, basketball points, baseball runs, volleyball sets, padel sets of games', () => {
  const keys = ['FUTSAL', 'BASKETBALL_3X3', 'SOFTBALL', 'VOLLEYBALL', 'PADEL', 'RUGBY_7', 'BOXING'];
  assert.deepEqual(keys.map(unitOfSport), ['GOALS', 'POINTS', 'RUNS', 'SETS', 'GAMES', 'POINTS', 'POINTS']);
});

test('football and handball together score goals; with basketball, the unit is mixed', () => {
  assert.equal(unitOfSports(['FOOTBALL', 'HANDBALL']), 'GOALS');
  assert.equal(unitOfSports(['FOOTBALL', 'BASKETBALL']), 'MIXED');
  assert.equal(unitOfSports([]), 'MIXED');
});
