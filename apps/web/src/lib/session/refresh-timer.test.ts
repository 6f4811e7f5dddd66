import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refreshInterval } from './refresh-schedule.ts';
import { startRefreshTimer } from './refresh-timer.ts';
import type { RefreshOutcome } from './refresher.ts';
import { clubSession } from './session.sample.ts';
import { createSessionStore } from './session-store.ts';
import { memoryStorage } from './stored-session.ts';

/** A clock that is advanced by the test. */
function standingClock() {
  let time = 1_000_000;
  let pending: { at: number; callback: () => void } | undefined;
  return {
    now: () => time,
    after: (milliseconds: number, callback: () => void) => {
      const mine = { at: time + milliseconds, callback };
      pending = mine;
      return () => {
        if (pending === mine) pending = undefined;
      };
    },
    waiting: () => (pending ? pending.at - time : undefined),
    pass: async (milliseconds: number) => {
      time += milliseconds;
      const due = pending && pending.at <= time ? pending : undefined;
      if (!due) return;
      pending = undefined;
      due.callback();
      await new Promise(setImmediate);
    },
  };
}

function running(answers: RefreshOutcome[]) {
  const clock = standingClock();
  const storage = memoryStorage();
  const store = createSessionStore(storage, clock.now);
  let refreshCount = 0;
  const timer = startRefreshTimer(
    store,
    async () => {
      const outcome = answers[refreshCount++] ?? 'refreshed';
      if (outcome === 'refreshed') store.changeAndMarkRefreshed((state) => state);
      if (outcome === 'ended') store.clear();
      return outcome;
    },
    clock,
  );
  return { clock, storage, store, timer, refreshCount: () => refreshCount };
}

test('refreshes ten minutes after login, and again ten minutes later', async () => {
  const { clock, store, refreshCount } = running([]);
  assert.equal(clock.waiting(), undefined);
  store.login(clubSession());
  assert.equal(clock.waiting(), refreshInterval);
  await clock.pass(refreshInterval);
  assert.equal(refreshCount(), 1);
  assert.equal(clock.waiting(), refreshInterval);
  await clock.pass(refreshInterval);
  assert.equal(refreshCount(), 2);
});

test('without an answer it tries again soon, then ever later, and recovers', async () => {
  const { clock, store } = running(['unreachable', 'unreachable', 'refreshed']);
  store.login(clubSession());
  await clock.pass(refreshInterval);
  assert.equal(clock.waiting(), 2000);
  await clock.pass(2000);
  assert.equal(clock.waiting(), 4000);
  await clock.pass(4000);
  assert.equal(clock.waiting(), refreshInterval);
});

test('does not wait out the delay when the network comes back', async () => {
  const { clock, store, timer, refreshCount } = running(['unreachable']);
  store.login(clubSession());
  await clock.pass(refreshInterval);
  timer.wake();
  assert.equal(clock.waiting(), 0);
  await clock.pass(0);
  assert.equal(refreshCount(), 2);
});

test('leaves the refresh to the tab that was quicker', async () => {
  const { clock, storage, store, refreshCount } = running([]);
  store.login(clubSession());
  const otherTab = createSessionStore(storage, () => clock.now() + refreshInterval - 1000);
  otherTab.changeAndMarkRefreshed((state) => ({ ...state, accessToken: 'access-2' }));
  await clock.pass(refreshInterval);
  assert.equal(refreshCount(), 0);
  assert.equal(clock.waiting(), refreshInterval - 1000);
});

test('stops with the session, and when it is told to', async () => {
  const ended = running(['ended']);
  ended.store.login(clubSession());
  await ended.clock.pass(refreshInterval);
  assert.equal(ended.clock.waiting(), undefined);

  const stopped = running([]);
  stopped.store.login(clubSession());
  stopped.timer.stop();
  assert.equal(stopped.clock.waiting(), undefined);
});
