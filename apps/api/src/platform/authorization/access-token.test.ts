import assert from 'node:assert/strict';
import { createSecretKey, type KeyObject } from 'node:crypto';
import { describe, it } from 'node:test';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { createKeys } from '../services/keys.ts';
import { signAccessToken, verifyAccessToken } from './access-token.ts';

const secret = Buffer.alloc(48, 7);
const keys = createKeys(secret);
const ours = keys['access-token'].current;
const noon = Date.UTC(2027, 0, 9, 12) / 1000;
const at = (seconds: number) => ({ keys, now: () => new Date(seconds * 1000) });
const ana = { userId: 'ana', sessionId: 'phone' };
const claims = { sub: 'ana', sid: 'phone', iss: 'traip', aud: 'traip', iat: noon, exp: noon + 900 };

const signed = (changes: object = {}, { key = ours, alg = 'HS256' } = {}) =>
  new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg }).sign(key);

describe('an access token', () => {
  it('identifies its user, its session and us as the issuer, for a quarter of an hour', async () => {
    const token = await signAccessToken(at(noon + 0.9), ana);
    assert.deepEqual(decodeJwt(token), claims);
    assert.deepEqual(decodeProtectedHeader(token), { alg: 'HS256' });
  });

  it('identifies its caller until it expires', async () => {
    const token = await signAccessToken(at(noon), ana);
    assert.deepEqual(await verifyAccessToken(at(noon), token), ana);
    assert.deepEqual(await verifyAccessToken(at(noon + 899), token), ana);
    assert.equal(await verifyAccessToken(at(noon + 900), token), undefined);
  });

  it('is just as valid when made elsewhere with the same claims and key', async () => {
    assert.deepEqual(await verifyAccessToken(at(noon), await signed()), ana);
  });

  const wrong = [
    ['for another audience', signed({ aud: 'traip-live' })],
    ['for no audience', signed({ aud: undefined })],
    ['of another issuer', signed({ iss: 'evil' })],
    ['of no issuer', signed({ iss: undefined })],
    ['of nobody', signed({ sub: undefined })],
    ['of no session', signed({ sid: undefined })],
    ['that never expires', signed({ exp: undefined })],
    ['that is not valid yet', signed({ nbf: noon + 600 })],
    ['with another key', signed({}, { key: createKeys(Buffer.alloc(48, 8))['access-token'].current })],
    ['with the key for something else', signed({}, { key: keys.unsubscribe.current })],
    ['with the secret itself', signed({}, { key: createSecretKey(secret) })],
    ['with another algorithm', signed({}, { alg: 'HS384' })],
    ['that is not one', Promise.resolve('no.token.at-all')],
  ] as const;
  for (const [what, token] of wrong)
    it(`${what} identifies no one`, async () => {
      assert.equal(await verifyAccessToken(at(noon), await token), undefined);
    });

  it('is not treated as forged when we cannot check it', async () => {
    const accepted = ['not a key' as unknown as KeyObject];
    const broken = {
      keys: { ...keys, 'access-token': { current: ours, accepted } },
      now: () => new Date(noon * 1000),
    };
    await assert.rejects(verifyAccessToken(broken, await signed()), TypeError);
  });
});
