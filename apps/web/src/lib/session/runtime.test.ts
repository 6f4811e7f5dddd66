import assert from 'node:assert/strict';
import { after, beforeEach, describe, it, mock } from 'node:test';
import { clearInOtherTab, device, goOnline, show, withDevice, writeInOtherTab } from '../testing/device.ts';
import { refreshInterval } from './refresh-schedule.ts';
import { clubSession } from './session.sample.ts';
import { loginState } from './state.ts';
import { lastRefreshKey, sessionKey } from './stored-session.ts';
import { backend, withBackend } from './testing/backend.ts';

let pages = 0;

/** Each page imports the module again. */
function openPage(): Promise<typeof import('./runtime.ts')> {
  pages += 1;
  return import(`./runtime.ts?page=${pages}`);
}

function storeSession({ refreshedAgo = 0 } = {}): void {
  device.texts.set(sessionKey, JSON.stringify(loginState(clubSession())));
  device.texts.set(lastRefreshKey, String(Date.now() - refreshedAgo));
}

withDevice();
withBackend();
beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout'] });
});
after(() => mock.timers.reset());

describe('a page', () => {
  it('uses the one session of the device', async () => {
    storeSession();
    const { sessionRuntime } = await openPage();
    assert.equal(sessionRuntime().store.snapshot().state.accessToken, 'access-1');
    assert.equal(sessionRuntime(), sessionRuntime());
  });

  it('has its own session if storage is forbidden', async () => {
    device.isForbidden = true;
    const { sessionRuntime } = await openPage();
    sessionRuntime().store.login(clubSession());
    assert.equal(sessionRuntime().store.reread().state.accessToken, 'access-1');
  });

  it('leaves no trace after checking for storage', async () => {
    const { sessionRuntime } = await openPage();
    sessionRuntime();
    assert.equal(device.texts.size, 0);
  });

  it('refreshes its tokens and loads the profile with the new one', async () => {
    storeSession();
    const { sessionRuntime, onSessionEnded } = await openPage();
    onSessionEnded(() => assert.fail('The session goes on.'));
    const { store, refresh } = sessionRuntime();
    assert.equal(await refresh('access-1'), 'refreshed');
    const { accessToken, user } = store.snapshot().state;
    assert.deepEqual([accessToken, user?.firstName], ['access-2', 'Luz']);
    assert.deepEqual(
      backend.received.map(({ call, token }) => [call, token]),
      [
        ['POST /auth/refresh', null],
        ['GET /auth/profile', 'Bearer access-2'],
      ],
    );
  });
});

describe('a session that the backend has ended', () => {
  it('is cleared, and subscribers are notified once', async () => {
    storeSession();
    backend.state = 'refusing';
    const { sessionRuntime, onSessionEnded } = await openPage();
    const notified: boolean[] = [];
    const { store, refresh } = sessionRuntime();
    onSessionEnded(() => notified.push(store.snapshot().state.isAuthenticated));
    const unsubscribe = onSessionEnded(() => assert.fail('Nobody is told who does not want to know.'));
    unsubscribe();
    assert.equal(await refresh('access-1'), 'ended');
    assert.equal(await refresh('access-1'), 'ended');
    assert.deepEqual([notified, device.texts.size], [[false], 0]);
  });

  it('stays while the backend is out of reach', async () => {
    storeSession();
    backend.state = 'out of reach';
    const { sessionRuntime } = await openPage();
    assert.equal(await sessionRuntime().refresh('access-1'), 'unreachable');
    assert.equal(sessionRuntime().store.snapshot().state.accessToken, 'access-1');
  });
});

describe('the tabs of a browser', () => {
  const otherTabs = [
    ['signs out', () => writeInOtherTab(sessionKey, null), false],
    ['clears all storage', clearInOtherTab, false],
    ['stores something else', () => writeInOtherTab('traip.theme', 'dark'), true],
  ] as const;
  for (const [action, act, isStill] of otherTabs)
    it(`${isStill ? 'stay signed in' : 'are signed out'} when one of them ${action}`, async () => {
      storeSession();
      const { runSession, sessionRuntime } = await openPage();
      const stop = runSession();
      const { store } = sessionRuntime();
      // Not read again unless the event concerns the session.
      device.texts.delete(sessionKey);
      act();
      assert.equal(store.snapshot().state.isAuthenticated, isStill);
      stop();
    });

  it('notice when one of them has refreshed', async () => {
    storeSession();
    const { runSession, sessionRuntime } = await openPage();
    const stop = runSession();
    writeInOtherTab(lastRefreshKey, '4242');
    assert.equal(sessionRuntime().store.snapshot().lastRefresh, 4242);
    stop();
  });

  it('stop listening when the session is stopped', async () => {
    storeSession();
    const { runSession, sessionRuntime } = await openPage();
    runSession()();
    writeInOtherTab(sessionKey, null);
    assert.equal(sessionRuntime().store.snapshot().state.isAuthenticated, true);
  });
});

describe('a session whose refresh failed', () => {
  const requests = (count: number) => until(() => backend.received.length === count);

  async function until(isReached: () => boolean): Promise<void> {
    for (let turn = 0; turn < 2_000 && !isReached(); turn += 1) await new Promise(setImmediate);
    assert.ok(isReached());
  }

  async function settle(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  }

  /** The first refresh is due when the page opens, and fails. */
  async function openOfflinePage() {
    storeSession({ refreshedAgo: refreshInterval });
    backend.state = 'out of reach';
    const { runSession } = await openPage();
    const stop = runSession();
    mock.timers.tick(1);
    await requests(1);
    await settle();
    return stop;
  }

  const wakers = [
    ['the network is back', goOnline],
    ['the tab comes to the front', () => show('visible')],
  ] as const;
  for (const [reason, wake] of wakers)
    it(`is refreshed at once when ${reason}`, async () => {
      const stop = await openOfflinePage();
      wake();
      mock.timers.tick(1);
      await requests(2);
      stop();
    });

  it('keeps waiting when its tab goes to the background', async () => {
    const stop = await openOfflinePage();
    show('hidden');
    mock.timers.tick(1);
    await settle();
    assert.equal(backend.received.length, 1);
    mock.timers.tick(2_000);
    await requests(2);
    stop();
  });

  it('is no longer refreshed when stopped', async () => {
    const stop = await openOfflinePage();
    stop();
    goOnline();
    show('visible');
    mock.timers.tick(60_000);
    await settle();
    assert.equal(backend.received.length, 1);
  });
});
