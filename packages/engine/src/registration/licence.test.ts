import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  isPlayable,
  type LicenceMover,
  type LicenceState,
  licenceActions,
  licenceStates,
  moveLicence,
} from './licence.ts';
import { licence } from './testing/people.ts';

/** Written by hand from the decisions on states. */
const reachable: Record<LicenceState, Partial<Record<LicenceMover, readonly string[]>>> = {
  DRAFT: { CLUB: ['submit'], ORGANISER: ['submit'] },
  SUBMITTED: { ORGANISER: ['approve', 'return'] },
  RETURNED: { CLUB: ['submit'], ORGANISER: ['submit'] },
  APPROVED: { CLUB: ['change'], ORGANISER: ['change', 'revoke', 'replace'], CLOCK: ['expire'] },
  REVOKED: {},
  EXPIRED: {},
  REPLACED: {},
};
const movers = ['CLUB', 'ORGANISER', 'CLOCK'] as const;
const on = '2026-11-15';

describe('a licence', () => {
  for (const state of licenceStates)
    it(`that is ${state} allows exactly the listed actions of each mover`, () => {
      for (const by of movers)
        assert.deepEqual(
          licenceActions(state, by).map(({ action }) => action),
          reachable[state][by] ?? [],
          by,
        );
    });

  it('is approved only by the organiser, and only once submitted', () => {
    const draft = licence({ state: 'DRAFT', playableSince: null });
    assert.deepEqual(moveLicence(draft, { action: 'approve', by: 'ORGANISER', on }, {}), {
      breach: 'INVALID_TRANSITION',
      action: 'approve',
      from: 'DRAFT',
      allowed: ['submit'],
    });
    const submitted = licence({ state: 'SUBMITTED', playableSince: null });
    assert.deepEqual(moveLicence(submitted, { action: 'approve', by: 'CLUB', on }, {}), {
      breach: 'NOT_YOURS_TO_MOVE',
      by: ['ORGANISER'],
    });
    assert.deepEqual(
      moveLicence(submitted, { action: 'approve', by: 'ORGANISER', on }, {}),
      licence({ playableSince: on }),
    );
  });

  it('is returned or revoked with a reason', () => {
    const submitted = licence({ state: 'SUBMITTED', playableSince: null });
    const move = { action: 'return', by: 'ORGANISER', on } as const;
    for (const reason of [undefined, '', '  '])
      assert.deepEqual(moveLicence(submitted, { ...move, ...(reason && { reason }) }, {}), {
        breach: 'REASON_REQUIRED',
        action: 'return',
      });
    const returned = moveLicence(submitted, { ...move, reason: 'The photo is of somebody else' }, {});
    assert.deepEqual(returned, licence({ state: 'RETURNED', playableSince: null }));
  });

  it('with a change goes back to review and stays playable, unless the organiser says otherwise', () => {
    const change = { action: 'change', by: 'CLUB', on } as const;
    const changed = moveLicence(licence(), change, {});
    assert.deepEqual(changed, licence({ state: 'SUBMITTED' }));
    assert.ok(!('breach' in changed) && isPlayable(changed, on));
    assert.deepEqual(
      moveLicence(licence(), change, { playableWhileChecked: false }),
      licence({ state: 'SUBMITTED', playableSince: null }),
    );
    // After a new approval it was playable all along; returned, it no longer is.
    assert.deepEqual(moveLicence(changed, { action: 'approve', by: 'ORGANISER', on }, {}), licence());
    const returned = moveLicence(changed, { action: 'return', by: 'ORGANISER', on, reason: 'x' }, {});
    assert.ok(!('breach' in returned) && !isPlayable(returned, on));
  });

  it('is playable from its day to its last, both included', () => {
    const one = licence({ playableSince: '2026-11-15', validUntil: '2027-06-30' });
    assert.deepEqual(
      ['2026-11-14', '2026-11-15', '2027-06-30', '2027-07-01'].map((day) => isPlayable(one, day)),
      [false, true, true, false],
    );
    for (const state of ['DRAFT', 'RETURNED', 'REVOKED', 'EXPIRED', 'REPLACED'] as const)
      assert.equal(isPlayable({ ...one, state }, on), false, state);
  });
});
