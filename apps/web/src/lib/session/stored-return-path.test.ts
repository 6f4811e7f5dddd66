import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clearReturnPath, readReturnPath, returnPathKey, saveReturnPath } from './stored-return-path.ts';
import { memoryStorage } from './stored-session.ts';

const hour = 60 * 60 * 1000;

test('where somebody was going is known after they have read their mail', () => {
  const storage = memoryStorage();
  saveReturnPath(storage, '/invitations', 30 * hour);
  for (const later of [0, 1, 23]) assert.equal(readReturnPath(storage, (30 + later) * hour), '/invitations');
});

test('where somebody was going is found where earlier versions of the page have stored it', () => {
  const storage = memoryStorage();
  storage.setItem('traip.wanted', '{"place":"/invitations","at":1}');
  assert.equal(readReturnPath(storage, hour), '/invitations');
});

test('a clock that was set back makes nobody wait for longer than a day', () => {
  const storage = memoryStorage();
  saveReturnPath(storage, '/invitations', 30 * hour);
  assert.equal(readReturnPath(storage, hour), null);
});

test('the next day nobody is taken to where they once were going', () => {
  const storage = memoryStorage();
  saveReturnPath(storage, '/invitations', 0);
  assert.equal(readReturnPath(storage, 24 * hour), null);
});

test('who registers without going anywhere forgets where they were going before', () => {
  const storage = memoryStorage();
  saveReturnPath(storage, '/invitations', 0);
  saveReturnPath(storage, null, hour);
  assert.equal(readReturnPath(storage, hour), null);
  assert.equal(storage.getItem(returnPathKey), null);
});

test('once there, it is forgotten', () => {
  const storage = memoryStorage();
  saveReturnPath(storage, '/invitations', 0);
  clearReturnPath(storage);
  assert.equal(readReturnPath(storage, 1), null);
});

test('what we did not write ourselves leads nowhere', () => {
  const storage = memoryStorage();
  for (const text of ['', 'nonsense', '{}', '{"place":7,"at":1}', '{"place":"/x","at":"1"}', 'null']) {
    storage.setItem(returnPathKey, text);
    assert.equal(readReturnPath(storage, 2), null);
  }
});
