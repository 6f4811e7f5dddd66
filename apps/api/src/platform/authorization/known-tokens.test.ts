import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createKeys } from '../services/keys.ts';
import { signAccessToken, verifyAccessToken } from './access-token.ts';
import { KnownTokens } from './known-tokens.ts';

const noon = Date.UTC(2027, 0, 9, 12);
const at = (milliseconds: number) => new Date(noon + milliseconds);
const ana = { userId: 'ana', sessionId: 'phone' };
const expiresAt = noon / 1000 + 900;

describe('a verified token', () => {
  it('is known until it expires', () => {
    const tokens = new KnownTokens();
    tokens.add('hers', { caller: ana, expiresAt });
    assert.equal(tokens.callerOf('hers', at(899_999)), ana);
    assert.equal(tokens.callerOf('hers', at(900_000)), undefined);
    assert.equal(tokens.callerOf('hers', at(0)), undefined, 'it was forgotten');
  });

  it('is not confused with another one', () => {
    const tokens = new KnownTokens();
    tokens.add('hers', { caller: ana, expiresAt });
    assert.equal(tokens.callerOf('hers ', at(0)), undefined);
  });

  it('is forgotten when too many later ones come', () => {
    const tokens = new KnownTokens();
    for (let number = 0; number <= 5_000; number++) tokens.add(`token ${number}`, { caller: ana, expiresAt });
    assert.equal(tokens.callerOf('token 0', at(0)), undefined);
    assert.equal(tokens.callerOf('token 1', at(0)), ana);
  });

  it('is invalid where another secret is used', async () => {
    const ours = { keys: createKeys(Buffer.alloc(48, 7)), now: () => at(0) };
    const theirs = { keys: createKeys(Buffer.alloc(48, 8)), now: () => at(0) };
    const token = await signAccessToken(ours, ana);
    assert.deepEqual(await verifyAccessToken(ours, token), ana);
    assert.equal(await verifyAccessToken(theirs, token), undefined);
    assert.deepEqual(await verifyAccessToken(ours, token), ana);
  });
});
