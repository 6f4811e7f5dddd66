import assert from 'node:assert/strict';
import { it } from 'node:test';
import { scoreDigits } from './score-digits.ts';

it('a score is as long as the longer of its sides', () => {
  const scores = [
    { home: 0, away: 0 },
    { home: 9, away: 10 },
    { home: 101, away: 98 },
  ];
  assert.deepEqual(scores.map(scoreDigits), [1, 2, 3]);
});
