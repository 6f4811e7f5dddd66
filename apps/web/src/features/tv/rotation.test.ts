import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, screensOf, turned, turnOf } from './rotation.ts';

test('screens follow each other in a cycle, in both directions', () => {
  assert.equal(turned(begin, 'next', 3).at, 1);
  assert.equal(turned({ at: 2, isPaused: false }, 'next', 3).at, 0);
  assert.equal(turned(begin, 'previous', 3).at, 2);
});

test('a removed screen is skipped', () => {
  assert.equal(turned({ at: 7, isPaused: false }, 'next', 3).at, 0);
});

test('a paused rotation stays paused when turned manually', () => {
  const paused = turned(begin, 'pause', 3);
  assert.deepEqual(turned(paused, 'next', 3), { at: 1, isPaused: true });
  assert.deepEqual(turned(paused, 'pause', 3), begin);
});

test('arrow keys and remote controls turn; other keys do nothing', () => {
  assert.deepEqual(['ArrowRight', 'ArrowLeft', ' ', 'a'].map(turnOf), ['next', 'previous', 'pause', null]);
});

test('a long list takes more screens', () => {
  assert.deepEqual(screensOf([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
  assert.deepEqual(screensOf([], 2), []);
});
