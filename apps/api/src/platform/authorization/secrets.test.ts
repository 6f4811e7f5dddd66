import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hashSecret, newSecret } from './secrets.ts';

test('a secret has 256 random bits and can be part of a URL', () => {
  const secrets = new Set(Array.from({ length: 50 }, newSecret));
  assert.equal(secrets.size, 50);
  for (const secret of secrets) {
    assert.match(secret, /^[\w-]+$/);
    assert.equal(Buffer.from(secret, 'base64url').length, 32);
  }
});

test('a stored hash stays valid: it is the SHA-256 of the secret', () => {
  assert.equal(hashSecret('abc'), 'ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
  assert.notEqual(hashSecret('abd'), hashSecret('abc'));
});
