import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refreshInterval } from './refresh-schedule.ts';
import { startRefreshTimer } from './refresh-timer.ts';
import type { RefreshOutcome } from './refresher.ts';
import { clubSession } from './session.sample.ts';
import { createSessionStore } from './session-store.ts';
import { withSelectedOrganisation } from './state.ts';
import { memoryStorage } from './stored-session.ts';

/** A clock advanced by the test. */
function standingClock() {
  let time = 1_000_000;
  const pending = new Set<{ at: number; callback: () => void }>();
  return {
    now: () => time,
    after: (milliseconds: number, callback: () => void) => {
      const mine = { at: time + milliseconds, callback };
      pending.add(mine);
      return () => pending.delete(mine);
    },
    waiting: () => {
      const [first] = [...pending].sort((a, b) => a.at - b.at);
      return first && first.at - time;
    },
    pass: async (milliseconds: number) => {
      time += milliseconds;
      for (const due of [...pending].filter(({ at }) => at <= time)) {
        pending.delete(due);
        due.callback();
      }
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

test('without a response it retries soon, then at growing intervals, and recovers', async () => {
  const { clock, store } = running(['unreachable', 'unreachable', 'refreshed']);
  store.login(clubSession());
  await clock.pass(refreshInterval);
  assert.equal(clock.waiting(), 2000);
  await clock.pass(2000);
  assert.equal(clock.waiting(), 4000);
  await clock.pass(4000);
  assert.equal(clock.waiting(), refreshInterval);
});

test('refreshes at once when the network comes back', async () => {
  const { clock, store, timer, refreshCount } = running(['unreachable']);
  store.login(clubSession());
  await clock.pass(refreshInterval);
  timer.wake();
  assert.equal(clock.waiting(), 0);
  await clock.pass(0);
  assert.equal(refreshCount(), 2);
});

test('leaves the refresh to a quicker tab', async () => {
  const { clock, storage, store, refreshCount } = running([]);
  store.login(clubSession());
  const otherTab = createSessionStore(storage, () => clock.now() + refreshInterval - 1000);
  otherTab.changeAndMarkRefreshed((state) => ({ ...state, accessToken: 'access-2' }));
  await clock.pass(refreshInterval);
  assert.equal(refreshCount(), 0);
  assert.equal(clock.waiting(), refreshInterval - 1000);
});

test('stops with the session, and when cancelled', async () => {
  const ended = running(['ended']);
  ended.store.login(clubSession());
  await ended.clock.pass(refreshInterval);
  assert.equal(ended.clock.waiting(), undefined);

  const stopped = running([]);
  stopped.store.login(clubSession());
  stopped.timer.stop();
  assert.equal(stopped.clock.waiting(), undefined);
  stopped.store.change((state) => withSelectedOrganisation(state, 'org-alameda'));
  assert.equal(stopped.clock.waiting(), undefined);
});

test('refreshes once, however often the session changes before that', async () => {
  const clock = standingClock();
  const store = createSessionStore(memoryStorage(), clock.now);
  let refreshCount = 0;
  const slowRefresher = () => {
    refreshCount += 1;
    return new Promise<RefreshOutcome>(() => undefined);
  };
  startRefreshTimer(store, slowRefresher, clock);
  store.login(clubSession());
  store.change((state) => withSelectedOrganisation(state, 'org-alameda'));
  store.change((state) => withSelectedOrganisation(state, 'org-norte'));
  await clock.pass(refreshInterval);
  assert.equal(refreshCount, 1);
});

test('a change during a refresh does not start another one', async () => {
  const clock = standingClock();
  const store = createSessionStore(memoryStorage(), clock.now);
  const { promise, resolve } = Promise.withResolvers<RefreshOutcome>();
  startRefreshTimer(store, () => promise, clock);
  store.login(clubSession());
  await clock.pass(refreshInterval);
  store.change((state) => withSelectedOrganisation(state, 'org-alameda'));
  assert.equal(clock.waiting(), undefined);
  resolve('unreachable');
  await new Promise(setImmediate);
  assert.equal(clock.waiting(), 2000);
});

test('a session found on opening the page is refreshed when due', () => {
  const clock = standingClock();
  const storage = memoryStorage();
  createSessionStore(storage, () => clock.now() - 60_000).login(clubSession());
  startRefreshTimer(createSessionStore(storage, clock.now), async () => 'refreshed', clock);
  assert.equal(clock.waiting(), refreshInterval - 60_000);
});
