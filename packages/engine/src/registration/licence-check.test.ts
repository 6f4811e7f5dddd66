import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type CheckFacts, judgeNumber, judgePerson, judgeToken, type KnownLicence } from './licence-check.ts';
import { competitionMark, type LicenceClaims } from './licence-token.ts';

const competitionId = '0199f0aa-0000-7000-8000-00000000beef';
const approved: KnownLicence = {
  id: 'licence',
  version: 4,
  number: 'LN-26-0007',
  personId: 'ana',
  teamId: 'lions',
  state: 'APPROVED',
  playableSince: '2026-09-01',
  validUntil: '2027-06-30',
};
const claims: LicenceClaims = {
  keyId: 1,
  licenceId: 'licence',
  version: 4,
  competition: competitionMark(competitionId),
  expiresOn: '2027-06-30',
};

const facts = (licence: Partial<KnownLicence> = {}, more: Partial<CheckFacts> = {}): CheckFacts => ({
  competitionId,
  licences: [{ ...approved, ...licence }],
  lineup: ['ana', 'bea'],
  on: '2026-11-16',
  ...more,
});

const valid = { is: 'VALID', personId: 'ana', teamId: 'lions' };

describe('a card at the desk', () => {
  it('admits a person in the lineup', () => {
    assert.deepEqual(judgeToken(claims, true, facts()), valid);
    // A printed card stays valid after a change of shirt.
    assert.deepEqual(judgeToken({ ...claims, version: 2 }, true, facts()), valid);
    // A pending change does not exclude anyone.
    assert.deepEqual(judgeToken(claims, true, facts({ state: 'SUBMITTED' })), valid);
    assert.deepEqual(judgeToken(claims, true, facts({}, { on: '2027-06-30' })), valid);
  });

  it('without a valid signature is refused, whatever its claims', () => {
    assert.deepEqual(judgeToken(claims, false, facts()), { is: 'FORGED' });
    assert.deepEqual(judgeToken({ ...claims, competition: '00000000' }, false, facts()), { is: 'FORGED' });
  });

  it('signed with a key unknown to the desk is unknown, not forged', () => {
    assert.deepEqual(judgeToken(claims, null, facts()), { is: 'UNKNOWN' });
  });

  it('of another competition, another team or a person outside the lineup is refused', () => {
    assert.deepEqual(judgeToken({ ...claims, competition: '00000000' }, true, facts()), {
      is: 'OTHER_COMPETITION',
    });
    assert.deepEqual(judgeToken({ ...claims, licenceId: 'other' }, true, facts()), { is: 'UNKNOWN' });
    assert.deepEqual(judgeToken(claims, true, facts({}, { lineup: ['bea'] })), {
      is: 'NOT_IN_LINEUP',
      personId: 'ana',
    });
  });

  it('is refused once expired or revoked, as far as the desk knows', () => {
    const over = { is: 'EXPIRED', personId: 'ana', expiredOn: '2027-06-30' };
    assert.deepEqual(judgeToken(claims, true, facts({}, { on: '2027-07-01' })), over);
    assert.deepEqual(judgeToken(claims, true, facts({ state: 'EXPIRED' })), over);
    assert.deepEqual(judgeToken(claims, true, facts({ validUntil: '2026-10-31' })), {
      ...over,
      expiredOn: '2026-10-31',
    });
    for (const state of ['REVOKED', 'REPLACED'] as const)
      assert.deepEqual(judgeToken(claims, true, facts({ state, playableSince: null })), {
        is: 'REVOKED',
        personId: 'ana',
      });
    const returned = facts({ state: 'RETURNED', playableSince: null });
    assert.deepEqual(judgeToken(claims, true, returned), { is: 'NOT_APPROVED', personId: 'ana' });
  });

  it('issued after the desk was last online overrides the desk’s data', () => {
    const known = facts({ state: 'REVOKED', playableSince: null });
    assert.deepEqual(judgeToken({ ...claims, version: 5 }, true, known), valid);
  });
});

describe('the number of a licence', () => {
  it('can replace an unreadable code, however it is typed', () => {
    for (const typed of ['LN-26-0007', ' ln 26 0007 ']) assert.deepEqual(judgeNumber(typed, facts()), valid);
    for (const typed of ['LN-26-0008', '', '-'])
      assert.deepEqual(judgeNumber(typed, facts()), { is: 'UNKNOWN' });
    assert.deepEqual(judgeNumber('LN260007', facts({ state: 'REVOKED', playableSince: null })), {
      is: 'REVOKED',
      personId: 'ana',
    });
    const unnumbered = facts({ number: null });
    assert.deepEqual(judgeNumber('', unnumbered), { is: 'UNKNOWN' });
  });
});

describe('a person at the desk without a card', () => {
  it('is checked by their licence, a valid one first', () => {
    assert.deepEqual(judgePerson('ana', facts()), valid);
    assert.deepEqual(judgePerson('bea', facts()), { is: 'UNKNOWN' });
    const revoked: KnownLicence = { ...approved, id: 'old', state: 'REVOKED', playableSince: null };
    assert.deepEqual(judgePerson('ana', facts({}, { licences: [revoked, approved] })), valid);
    assert.deepEqual(judgePerson('ana', facts({}, { licences: [revoked] })), {
      is: 'REVOKED',
      personId: 'ana',
    });
  });
});
