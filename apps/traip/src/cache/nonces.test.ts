import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createNonce } from './nonces.ts';

test('every nonce has the requested length, and shares no part with another one', () => {
  const nonces = Array.from({ length: 2_000 }, () => createNonce(48));
  assert.ok(nonces.every((nonce) => /^[A-Za-z\d+/]{48}$/.test(nonce)));
  const halves = nonces.flatMap((nonce) => [nonce.slice(0, 24), nonce.slice(24)]);
  assert.equal(new Set(halves).size, halves.length);
  assert.equal(createNonce(0), '');
  assert.equal(createNonce(9_000).length, 9_000);
});
