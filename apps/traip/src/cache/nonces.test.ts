import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshNonce } from './nonces.ts';

test('every nonce has the requested length, and shares no part with another one', () => {
  const given = Array.from({ length: 2_000 }, () => freshNonce(48));
  assert.ok(given.every((nonce) => /^[A-Za-z\d+/]{48}$/.test(nonce)));
  const halves = given.flatMap((nonce) => [nonce.slice(0, 24), nonce.slice(24)]);
  assert.equal(new Set(halves).size, halves.length);
  assert.equal(freshNonce(0), '');
  assert.equal(freshNonce(9_000).length, 9_000);
});
