import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adjacentStep, parseStep, stepOf } from './steps.ts';

test('an address that names no step opens the first', () => {
  assert.deepEqual([parseStep(null), parseStep('nowhere'), parseStep('teams')], ['basic', 'basic', 'teams']);
});

test('each step knows its neighbours, and the ends have none', () => {
  assert.deepEqual(
    [adjacentStep('basic', -1), adjacentStep('basic', 1), adjacentStep('review', 1)],
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
