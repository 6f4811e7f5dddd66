import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallFailure } from '@traip/contract';
import { createExclusiveRunner } from './exclusive-runner.ts';
import { createRefresher, type SessionCalls } from './refresher.ts';
import { clubSession, clubUser } from './session.sample.ts';
import { createSessionStore } from './session-store.ts';
import { type KeyValueStorage, memoryStorage, readStored } from './stored-session.ts';

const tokens = { accessToken: 'access-2', refreshToken: 'refresh-2' };
const answering: SessionCalls = {
  refresh: async () => tokens,
  profile: async () => ({ ...clubUser(), firstName: 'Luz' }),
};
const failing = (status?: number): SessionCalls => ({
  ...answering,
  refresh: async () => {
    throw new CallFailure('ERR_BAD_REQUEST', 'refresh', status === undefined ? {} : { status });
  },
});

function tab(storage: KeyValueStorage, calls: SessionCalls, turn = createExclusiveRunner('test', undefined)) {
  const store = createSessionStore(storage, () => 5000);
  return { store, refresh: createRefresher(store, calls, turn) };
}

function signedInTab(calls: SessionCalls) {
  const storage = memoryStorage();
  const { store, refresh } = tab(storage, calls);
  store.login(clubSession());
  return { storage, store, refresh };
}

test('a refresh replaces both tokens, stores the time, and updates the profile', async () => {
  const { storage, refresh } = signedInTab(answering);
  assert.equal(await refresh('access-1'), 'refreshed');
  const { state, lastRefresh } = readStored(storage);
  assert.equal(state.accessToken, 'access-2');
  assert.equal(state.refreshToken, 'refresh-2');
  assert.equal(state.user?.firstName, 'Luz');
  assert.equal(lastRefresh, 5000);
});

test('a refused refresh ends the session', async () => {
  for (const status of [400, 401, 403]) {
    assert.equal(await signedInTab(failing(status)).refresh('access-1'), 'ended', String(status));
  }
});

test('a lost network, a truncated response, and a busy or broken server do not end the session', async () => {
  for (const status of [undefined, 200, 408, 429, 500, 502, 503]) {
    const { store, refresh } = signedInTab(failing(status));
    assert.equal(await refresh('access-1'), 'unreachable', String(status));
    assert.equal(store.snapshot().state.refreshToken, 'refresh-1');
  }
});

test('two tabs that refresh at once make one request', async () => {
  const storage = memoryStorage();
  const turn = createExclusiveRunner('test', undefined);
  let refreshCount = 0;
  const counting = {
    ...answering,
    refresh: async () => ({ ...tokens, accessToken: `access-${++refreshCount + 1}` }),
  };
  const first = tab(storage, counting, turn);
  first.store.login(clubSession());
  const second = tab(storage, counting, turn);
  const outcomes = await Promise.all([first.refresh('access-1'), second.refresh('access-1')]);
  assert.deepEqual(outcomes, ['refreshed', 'refreshed']);
  assert.equal(refreshCount, 1);
  assert.equal(second.store.snapshot().state.accessToken, 'access-2');
});

test('a tab that signed out meanwhile gets no session back from a late response', async () => {
  const { storage, store, refresh } = signedInTab({
    ...answering,
    refresh: async () => {
      store.clear();
      return tokens;
    },
  });
  assert.equal(await refresh('access-1'), 'ended');
  assert.equal(readStored(storage).state.isAuthenticated, false);
});

test('a late refusal does not end the session of someone who signed in meanwhile', async () => {
  const { store, refresh } = signedInTab({
    ...answering,
    refresh: async () => {
      store.login(clubSession({ refreshToken: 'refresh-of-another' }));
      throw new CallFailure('ERR_BAD_REQUEST', 'refresh', { status: 401 });
    },
  });
  assert.equal(await refresh('access-1'), 'refreshed');
  assert.equal(store.snapshot().state.refreshToken, 'refresh-of-another');
});

test("if only the profile can't be loaded, the new tokens and the known user stay", async () => {
  const { store, refresh } = signedInTab({
    ...answering,
    profile: async () => {
      throw new CallFailure('ERR_NETWORK', 'profile');
    },
  });
  assert.equal(await refresh('access-1'), 'refreshed');
  assert.equal(store.snapshot().state.refreshToken, 'refresh-2');
  assert.equal(store.snapshot().state.user?.firstName, 'Lucía');
});

test('a tab whose session was ended by another tab does not refresh', async () => {
  const { storage, refresh } = signedInTab(failing(500));
  createSessionStore(storage, () => 5000).clear();
  assert.equal(await refresh('access-1'), 'ended');
});

test('a late profile does not replace that of someone who signed in meanwhile', async () => {
  const { store, refresh } = signedInTab({
    ...answering,
    profile: async () => {
      store.login(clubSession({ accessToken: 'access-of-another' }));
      return { ...clubUser(), firstName: 'Luz' };
    },
  });
  await refresh('access-1');
  assert.equal(store.snapshot().state.user?.firstName, 'Lucía');
});

test('a bug in our own code is not taken for a refusal or a lost network', async () => {
  const bug = async () => {
    throw new TypeError('undefined is not a function');
  };
  for (const call of ['refresh', 'profile'] as const)
    await assert.rejects(signedInTab({ ...answering, [call]: bug }).refresh('access-1'), TypeError);
});
