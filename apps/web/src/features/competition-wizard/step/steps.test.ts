import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neighbour, stepIn, stepOf } from './steps.ts';

test('an address that names no step opens the first', () => {
  assert.deepEqual([stepIn(null), stepIn('nowhere'), stepIn('teams')], ['basic', 'basic', 'teams']);
});

test('each step knows its neighbours, and the ends have none', () => {
  assert.deepEqual(
    [neighbour('basic', -1), neighbour('basic', 1), neighbour('review', 1)],
    [null, 'season', null],
  );
});

test('what the server refuses leads back to the step where it was written', () => {
  const fields = [
    'traip.code',
    'category.maxAge',
    'competition.endsOn',
    'phases.1.params.legs',
    'teams.3.name',
    'body',
  ];
  assert.deepEqual(fields.map(stepOf), ['basic', 'season', 'competition', 'format', 'teams', 'review']);
});
