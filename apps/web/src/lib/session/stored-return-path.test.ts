import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clearReturnPath, readReturnPath, returnPathKey, saveReturnPath } from './stored-return-path.ts';
import { memoryStorage } from './stored-session.ts';

const hour = 60 * 60 * 1000;

test('the destination is still known after reading the mail', () => {
  const storage = memoryStorage();
  saveReturnPath(storage, '/invitations', 30 * hour);
  for (const later of [0, 1, 23]) assert.equal(readReturnPath(storage, (30 + later) * hour), '/invitations');
});

test('the destination is found where earlier versions of the page stored it', () => {
  const storage = memoryStorage();
  storage.setItem('traip.wanted', '{"place":"/invitations","at":1}');
  assert.equal(readReturnPath(storage, hour), '/invitations');
});

test('a destination from the future, after the clock was set back, is ignored', () => {
  const storage = memoryStorage();
  saveReturnPath(storage, '/invitations', 30 * hour);
  assert.equal(readReturnPath(storage, hour), null);
});

test('a destination expires after a day', () => {
  const storage = memoryStorage();
  saveReturnPath(storage, '/invitations', 0);
  assert.equal(readReturnPath(storage, 24 * hour), null);
});

test('registering without a destination clears an earlier one', () => {
  const storage = memoryStorage();
  saveReturnPath(storage, '/invitations', 0);
  saveReturnPath(storage, null, hour);
  assert.equal(readReturnPath(storage, hour), null);
  assert.equal(storage.getItem(returnPathKey), null);
});

test('a used destination is cleared', () => {
  const storage = memoryStorage();
  saveReturnPath(storage, '/invitations', 0);
  clearReturnPath(storage);
  assert.equal(readReturnPath(storage, 1), null);
});

test('a foreign or invalid entry is ignored', () => {
  const storage = memoryStorage();
  for (const text of ['', 'nonsense', '{}', '{"place":7,"at":1}', '{"place":"/x","at":"1"}', 'null']) {
    storage.setItem(returnPathKey, text);
    assert.equal(readReturnPath(storage, 2), null);
  }
});
