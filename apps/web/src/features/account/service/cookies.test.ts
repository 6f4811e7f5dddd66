import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { callbackUrlCookie, cookiesFor } from './cookies.ts';

describe('the cookies of the sign-in service', () => {
  for (const fromForm of [false, true])
    it(`belong to this host only over https${fromForm ? ', also when Apple posts its answer' : ''}`, () => {
      const cookies = Object.values(cookiesFor(true, fromForm));
      assert.equal(cookies.length, 6);
      for (const { name, options } of cookies) {
        assert.match(name, /^__Host-next-auth\./);
        assert.equal(options.domain, undefined);
        assert.deepEqual([options.httpOnly, options.secure, options.path], [true, true, '/']);
      }
      assert.equal(cookiesFor(true, fromForm).callbackUrl?.name, callbackUrlCookie(true, fromForm));
    });

  it('are sent from other sites only where a provider posts its response', () => {
    const sentFromOthers = (fromForm: boolean) =>
      Object.entries(cookiesFor(true, fromForm)).flatMap(([kind, { options }]) =>
        options.sameSite === 'lax' ? [] : [kind],
      );
    assert.deepEqual(sentFromOthers(false), []);
    assert.deepEqual(sentFromOthers(true), ['callbackUrl', 'pkceCodeVerifier', 'state', 'nonce']);
  });

  it('have plain names on a development machine without https', () => {
    for (const { name, options } of Object.values(cookiesFor(false, false)))
      assert.deepEqual([name.startsWith('next-auth.'), options.secure], [true, false]);
  });
});
