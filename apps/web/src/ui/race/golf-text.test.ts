import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holeName, toParText } from './golf-text.ts';

test('scores are written over and under par', () => {
  assert.deepEqual(
    [-3, 0, 2].map((strokes) => toParText(strokes, 'E')),
    ['−3', 'E', '+2'],
  );
});

test('a hole has the name that golfers give it', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 6, 9].map((strokes) => holeName(strokes, 4)),
    ['NONE', 'EAGLE', 'EAGLE', 'BIRDIE', 'PAR', 'BOGEY', 'WORSE', 'WORSE'],
  );
});
