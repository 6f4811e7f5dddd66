import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { licence } from './testing/people.ts';
import { isTransferDay, replacedBy } from './transfer.ts';

describe('a transfer', () => {
  const transferWindow = { from: '2026-12-15', to: '2027-01-15' };

  it('is possible from the first day of the window to the last, and never without one', () => {
    const days = ['2026-12-14', '2026-12-15', '2027-01-15', '2027-01-16'];
    assert.deepEqual(
      days.map((on) => isTransferDay({ transferWindow }, on)),
      [false, true, true, false],
    );
    assert.equal(isTransferDay({}, '2026-12-20'), false);
  });

  it('replaces the approved licence of another team, and none of the same team', () => {
    const on = '2026-12-20';
    const since = { playableSince: '2026-09-01' };
    const old = licence({ teamId: 'old', state: 'APPROVED', ...since });
    const others = [
      licence({ teamId: 'new', state: 'APPROVED', ...since }),
      licence({ teamId: 'old', state: 'SUBMITTED', ...since }),
      licence({ teamId: 'old', state: 'APPROVED', ...since, validUntil: '2026-12-01' }),
    ];
    assert.deepEqual(replacedBy([old, ...others], { teamId: 'new', on }), [old]);
  });
});
