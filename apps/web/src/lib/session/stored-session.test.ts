import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clubSession } from './session.sample.ts';
import { loginState, signedOut } from './state.ts';
import { licencesKey, memoryStorage, readStored, writeStored } from './stored-session.ts';

const state = loginState(clubSession());

test('a session is found where earlier versions of the page stored it', () => {
  const storage = memoryStorage();
  storage.setItem('traip.session', JSON.stringify(state));
  storage.setItem('traip.lastRefresh', '4242');
  assert.deepEqual(readStored(storage), { state, lastRefresh: 4242 });
});

for (const time of [null, '', 'soon', '0', '-5', 'Infinity'])
  test(`a session last refreshed at ${JSON.stringify(time)} counts as never refreshed`, () => {
    const storage = memoryStorage();
    writeStored(storage, { state, lastRefresh: null });
    if (time !== null) storage.setItem('traip.lastRefresh', time);
    assert.deepEqual(readStored(storage), { state, lastRefresh: null });
  });

test("a session that was never refreshed doesn't keep another one's time", () => {
  const storage = memoryStorage();
  writeStored(storage, { state, lastRefresh: 4242 });
  writeStored(storage, { state, lastRefresh: null });
  assert.equal(storage.getItem('traip.lastRefresh'), null);
});

test('nothing is stored for a signed-out person', () => {
  const storage = memoryStorage();
  writeStored(storage, { state, lastRefresh: 4242 });
  writeStored(storage, { state: signedOut, lastRefresh: 5000 });
  assert.equal(storage.getItem('traip.session'), null);
  assert.equal(storage.getItem('traip.lastRefresh'), null);
});

test('another tab that sees a new session reads its time, not the old one', () => {
  const writes: string[] = [];
  const storage = memoryStorage();
  const watched = { ...storage, setItem: (key: string) => void writes.push(key) };
  writeStored(watched, { state, lastRefresh: 4242 });
  assert.deepEqual(writes, ['traip.lastRefresh', 'traip.session']);
});

test('licences stored for offline use are removed with the session', () => {
  const storage = memoryStorage();
  writeStored(storage, { state, lastRefresh: null });
  storage.setItem(licencesKey, '{}');
  writeStored(storage, { state, lastRefresh: 4242 });
  assert.equal(storage.getItem(licencesKey), '{}');
  writeStored(storage, { state: signedOut, lastRefresh: null });
  assert.equal(storage.getItem(licencesKey), null);
});
