import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refreshInterval, retryDelay, timeUntilRefresh } from './refresh-schedule.ts';

const noon = Date.UTC(2026, 4, 1, 12);
const minutes = (count: number) => count * 60_000;

test('the next refresh is due ten minutes after the last one', () => {
  assert.equal(refreshInterval, minutes(10));
  assert.equal(timeUntilRefresh(noon, noon), minutes(10));
  assert.equal(timeUntilRefresh(noon, noon + minutes(4)), minutes(6));
});

test('a late refresh is due at once', () => {
  assert.equal(timeUntilRefresh(noon, noon + minutes(10)), 0);
  assert.equal(timeUntilRefresh(noon, noon + minutes(600)), 0);
});

test('a session that was never refreshed, or only in the future, is refreshed at once', () => {
  assert.equal(timeUntilRefresh(null, noon), 0);
  assert.equal(timeUntilRefresh(noon + minutes(90), noon), 0);
});

test('retries wait longer each time, up to a minute', () => {
  assert.deepEqual([1, 2, 3, 4, 5, 6, 50].map(retryDelay), [2000, 4000, 8000, 16000, 32000, 60000, 60000]);
});
