import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clubSession } from './session.sample.ts';
import { createSessionStore } from './session-store.ts';
import { withSelectedOrganisation } from './state.ts';
import { lastRefreshKey, memoryStorage, sessionKey } from './stored-session.ts';

const now = () => 4242;

test('a login is stored under the agreed names and restored on the next load', () => {
  const storage = memoryStorage();
  createSessionStore(storage, now).login(clubSession());
  assert.equal(JSON.parse(storage.getItem(sessionKey) ?? '{}').accessToken, 'access-1');
  assert.equal(storage.getItem(lastRefreshKey), '4242');
  const { state, lastRefresh } = createSessionStore(storage, now).snapshot();
  assert.equal(state.user?.email, 'lucia@correo.es');
  assert.equal(lastRefresh, 4242);
});

test('logout leaves nothing in storage', () => {
  const storage = memoryStorage();
  const store = createSessionStore(storage, now);
  store.login(clubSession());
  store.clear();
  assert.equal(storage.getItem(sessionKey), null);
  assert.equal(storage.getItem(lastRefreshKey), null);
  assert.equal(store.snapshot().state.isAuthenticated, false);
});

test('a person is leaving from logout until the login page is reached, or they sign in again', () => {
  const store = createSessionStore(memoryStorage(), now);
  assert.equal(store.snapshot().isLeaving, false);
  assert.equal(store.reread().isLeaving, false);
  store.clear();
  assert.equal(store.snapshot().isLeaving, true);
  store.reread();
  assert.equal(store.snapshot().isLeaving, true);
  store.markArrived();
  assert.equal(store.snapshot().isLeaving, false);
  store.clear();
  store.login(clubSession());
  assert.equal(store.snapshot().isLeaving, false);
});

test('another tab follows a login, a change of organisation and a logout', () => {
  const storage = memoryStorage();
  const here = createSessionStore(storage, now);
  const otherTab = createSessionStore(storage, now);
  let notifications = 0;
  otherTab.subscribe(() => notifications++);

  here.login(clubSession());
  assert.equal(otherTab.reread().state.isAuthenticated, true);
  here.change((state) => withSelectedOrganisation(state, 'org-alameda'));
  assert.equal(otherTab.reread().state.selectedOrganizationId, 'org-alameda');
  here.clear();
  assert.equal(otherTab.reread().state.isAuthenticated, false);
  assert.equal(notifications, 3);
});

test('an equal value notifies no one', () => {
  const storage = memoryStorage();
  const store = createSessionStore(storage, now);
  store.login(clubSession());
  const before = store.snapshot();
  let notifications = 0;
  store.subscribe(() => notifications++);
  store.reread();
  store.change((state) => withSelectedOrganisation(state, 'not-mine'));
  assert.equal(notifications, 0);
  assert.equal(store.snapshot(), before);
});

test('a change without effect keeps what another tab has written', () => {
  const storage = memoryStorage();
  const here = createSessionStore(storage, now);
  here.login(clubSession());
  createSessionStore(storage, now).change((state) => withSelectedOrganisation(state, 'org-alameda'));
  here.change((state) => withSelectedOrganisation(state, 'not-mine'));
  assert.equal(here.reread().state.selectedOrganizationId, 'org-alameda');
});

test("an unsubscribed listener isn't notified", () => {
  const store = createSessionStore(memoryStorage(), now);
  const unsubscribe = store.subscribe(() => assert.fail('told'));
  unsubscribe();
  store.login(clubSession());
});
