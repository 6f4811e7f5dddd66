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
  it('lets somebody of the lineup play', () => {
    assert.deepEqual(judgeToken(claims, true, facts()), valid);
    // A printed card outlives a change of shirt.
    assert.deepEqual(judgeToken({ ...claims, version: 2 }, true, facts()), valid);
    // A change that is being checked does not stop anybody.
    assert.deepEqual(judgeToken(claims, true, facts({ state: 'SUBMITTED' })), valid);
    assert.deepEqual(judgeToken(claims, true, facts({}, { on: '2027-06-30' })), valid);
  });

  it('that nobody signed is refused, whatever it says', () => {
    assert.deepEqual(judgeToken(claims, false, facts()), { is: 'FORGED' });
    assert.deepEqual(judgeToken({ ...claims, competition: '00000000' }, false, facts()), { is: 'FORGED' });
  });

  it('signed with a key that the desk does not know yet is unknown, not forged', () => {
    assert.deepEqual(judgeToken(claims, null, facts()), { is: 'UNKNOWN' });
  });

  it('of another competition, another team or nobody in the lineup is refused', () => {
    assert.deepEqual(judgeToken({ ...claims, competition: '00000000' }, true, facts()), {
      is: 'OTHER_COMPETITION',
    });
    assert.deepEqual(judgeToken({ ...claims, licenceId: 'other' }, true, facts()), { is: 'UNKNOWN' });
    assert.deepEqual(judgeToken(claims, true, facts({}, { lineup: ['bea'] })), {
      is: 'NOT_IN_LINEUP',
      personId: 'ana',
    });
  });

  it('is refused once it is over or taken away, as far as the desk was told', () => {
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

  it('made after the desk was last online knows better', () => {
    const known = facts({ state: 'REVOKED', playableSince: null });
    assert.deepEqual(judgeToken({ ...claims, version: 5 }, true, known), valid);
  });
});

describe('the number of a licence', () => {
  it('does where the code cannot be read, however it is typed', () => {
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

describe('somebody at the desk without a card', () => {
  it('is known by their licence, the valid one first', () => {
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
