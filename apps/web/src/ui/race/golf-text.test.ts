import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holeName, toParText } from './golf-text.ts';

test('scores are written relative to par', () => {
  assert.deepEqual(
    [-3, 0, 2].map((strokes) => toParText(strokes, 'E')),
    ['−3', 'E', '+2'],
  );
});

test('each score on a hole has its golf name', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6, 9].map((strokes) => holeName(strokes, 4)),
    ['NONE', 'EAGLE', 'EAGLE', 'BIRDIE', 'PAR', 'BOGEY', 'WORSE', 'WORSE'],
  );
});
