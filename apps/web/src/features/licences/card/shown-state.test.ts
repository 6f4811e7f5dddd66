import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { shownState } from './shown-state.ts';

describe('a licence on screen', () => {
  const approved = { state: 'APPROVED', isPlayable: true, validUntil: '2027-06-30' } as const;

  it('is valid until its last day, even if it was loaded long before', () => {
    assert.equal(shownState(approved, '2027-06-30'), 'APPROVED');
    assert.equal(shownState(approved, '2027-07-01'), 'EXPIRED');
    assert.equal(shownState({ ...approved, validUntil: null }, '2030-01-01'), 'APPROVED');
  });

  it('distinguishes a change under review from a licence that was never approved', () => {
    assert.equal(shownState({ ...approved, state: 'SUBMITTED' }, '2027-01-01'), 'CHECKING');
    assert.equal(
      shownState({ ...approved, state: 'SUBMITTED', isPlayable: false }, '2027-01-01'),
      'SUBMITTED',
    );
    assert.equal(shownState({ ...approved, isPlayable: false }, '2027-01-01'), 'SUBMITTED');
  });

  it('stays returned or revoked', () => {
    for (const state of ['RETURNED', 'REVOKED'] as const)
      assert.equal(shownState({ ...approved, state, isPlayable: false }, '2028-01-01'), state);
    assert.equal(shownState({ ...approved, state: 'EXPIRED', isPlayable: false }, '2027-01-01'), 'EXPIRED');
  });
});
