import assert from 'node:assert/strict';
import { test } from 'node:test';
import { betterClock } from './line-clock.ts';

const slow = { sentAt: 1000, receivedAt: 1400, readAt: 6200 };
const fast = { sentAt: 2000, receivedAt: 2020, readAt: 7110 };

test("a phone's clock is synced by the middle of a call, and a faster call syncs it better", () => {
  const first = betterClock(null, slow, false);
  assert.deepEqual(first, { ahead: 5000, trip: 400 });
  const second = betterClock(first, fast, false);
  assert.deepEqual(second, { ahead: 5100, trip: 20 });
  assert.equal(betterClock(second, slow, false), second);
});

test('after the first timing the offset stays, so that start and arrival use the same clock', () => {
  const first = betterClock(null, slow, false);
  assert.equal(betterClock(first, fast, true), first);
});

test('a phone whose clock was changed is synced again', () => {
  const first = betterClock(null, slow, false);
  assert.equal(betterClock(first, { ...fast, readAt: 67_110 }, true).ahead, 65_100);
});
