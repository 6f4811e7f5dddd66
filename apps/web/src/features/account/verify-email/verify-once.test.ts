import assert from 'node:assert/strict';
import { test } from 'node:test';
import { again, verifyOnce } from './verify-once.ts';

test('a token is used once, however often the screen is drawn', async () => {
  let used = 0;
  const verify = async () => ++used;
  assert.deepEqual(await Promise.all([verifyOnce('a', verify), verifyOnce('a', verify)]), [1, 1]);
  assert.equal(await verifyOnce('b', verify), 2);
});

test('after a lost answer it can be tried again', async () => {
  await assert.rejects(verifyOnce('c', () => Promise.reject(new Error('lost'))));
  again('c');
  assert.equal(await verifyOnce('c', async () => 'verified'), 'verified');
});
