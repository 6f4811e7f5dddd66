import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Proposal, seal, unseal } from './seal.ts';

const matchId = '01990000-0000-7000-8000-000000000001';
const proposal: Proposal = {
  change: {
    kind: 'RESULT',
    matchId,
    result: { score: { home: 2, away: 1 } },
    reason: 'Acta',
    reopens: false,
  },
  version: 3,
  digest: 'abc',
  expiresAt: 1_900_000_000_000,
};
const token = 'traip_pat_one';

describe('the id of a proposal', () => {
  it('contains the whole proposal', () => {
    assert.deepEqual(unseal(token, seal(token, proposal)), proposal);
    assert.deepEqual(unseal(token, ` ${seal(token, proposal)}\n`), proposal);
  });

  it('is short enough to be copied', () => {
    assert.ok(seal(token, proposal).length < 300, seal(token, proposal));
  });

  it('does not reveal the token', () => {
    assert.doesNotMatch(Buffer.from(seal(token, proposal), 'base64url').toString('latin1'), /traip_/);
  });

  it('is invalid with another token, or when altered', () => {
    const id = seal(token, proposal);
    const [payload = '', signature = ''] = id.split('.');
    const forged = seal('traip_pat_two', { ...proposal, version: 4 }).split('.')[0];
    for (const broken of [
      '',
      '.',
      'x',
      payload,
      `${payload}.`,
      `${forged}.${signature}`,
      `${id}x`,
      `${id}.x`,
      id.repeat(50),
    ])
      assert.equal(unseal(token, broken), null, broken);
    assert.equal(unseal('traip_pat_two', id), null);
  });
});
