import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endOfDay } from './end-of-day.ts';

test('a day ends at midnight in Madrid, in winter, in summer and when the clocks change', () => {
  assert.equal(endOfDay('2026-01-15'), '2026-01-15T22:59:59.999Z');
  assert.equal(endOfDay('2026-07-15'), '2026-07-15T21:59:59.999Z');
  assert.equal(endOfDay('2026-03-28'), '2026-03-28T22:59:59.999Z');
  assert.equal(endOfDay('2026-03-29'), '2026-03-29T21:59:59.999Z');
  assert.equal(endOfDay('2026-10-25'), '2026-10-25T22:59:59.999Z');
});
