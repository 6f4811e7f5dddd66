import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hintOf, isTokenSecret, looksLikeToken, newTokenSecret } from './token-secret.ts';

describe('an access token', () => {
  it('identifies itself to leak scanners', () => {
    assert.match(newTokenSecret('pat'), /^traip_pat_[\dA-Za-z]{49}$/);
    assert.match(newTokenSecret('org'), /^traip_org_[\dA-Za-z]{49}$/);
    assert.notEqual(newTokenSecret('pat'), newTokenSecret('pat'));
  });

  it('is distinguished from look-alikes by its checksum', () => {
    for (let round = 0; round < 200; round++) {
      const secret = newTokenSecret('pat');
      assert.ok(isTokenSecret(secret), secret);
      const at = 10 + (round % 49);
      const other = secret[at] === 'x' ? 'y' : 'x';
      assert.equal(isTokenSecret(secret.slice(0, at) + other + secret.slice(at + 1)), false);
    }
    for (const text of ['', 'traip_pat_', `${newTokenSecret('pat')}x`, `x${newTokenSecret('pat')}`])
      assert.equal(isTokenSecret(text), false, text);
  });

  it('is not mistaken for a session token', () => {
    assert.ok(looksLikeToken(newTokenSecret('org')));
    assert.equal(looksLikeToken('eyJhbGciOiJIUzI1NiJ9.e30.x'), false);
  });

  it('appears in lists by its beginning and its end', () => {
    const secret = newTokenSecret('pat');
    assert.equal(hintOf(secret), `${secret.slice(0, 14)}…${secret.slice(-4)}`);
  });
});
