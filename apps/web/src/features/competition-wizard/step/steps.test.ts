import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adjacentStep, parseStep, stepOf } from './steps.ts';

test('a URL without a step opens the first', () => {
  assert.deepEqual([parseStep(null), parseStep('nowhere'), parseStep('teams')], ['basic', 'basic', 'teams']);
});

test('each step knows its neighbours, and the first and last lack one', () => {
  assert.deepEqual(
    [adjacentStep('basic', -1), adjacentStep('basic', 1), adjacentStep('review', 1)],
    [null, 'season', null],
  );
});

test('a field refused by the server leads back to its step', () => {
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
