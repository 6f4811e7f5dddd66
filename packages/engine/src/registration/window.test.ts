import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { windowOf } from './window.ts';

const [before, opens, during, closes, after, ends] = [
  '2026-08-01T00:00:00.000Z',
  '2026-08-15T08:00:00.000Z',
  '2026-09-01T00:00:00.000Z',
  '2026-09-15T22:00:00.000Z',
  '2026-11-01T00:00:00.000Z',
  '2027-01-31T23:00:00.000Z',
] as const;
const rules = { opensAt: opens, closesAt: closes };

describe('registration', () => {
  it('is open from its start to its end', () => {
    assert.deepEqual(windowOf(rules, before, 0), { state: 'NOT_YET', opensAt: opens });
    assert.deepEqual(windowOf(rules, opens, 0), { state: 'OPEN', closesAt: closes });
    assert.deepEqual(windowOf(rules, during, 9), { state: 'OPEN', closesAt: closes });
    assert.deepEqual(windowOf(rules, closes, 0), { state: 'CLOSED', why: 'TIME' });
  });

  it('without dates is always open', () => {
    assert.deepEqual(windowOf({}, before, 0), { state: 'OPEN', closesAt: null });
  });

  it('after its end allows a limited number of changes for a limited time', () => {
    const changes = { ...rules, changesUntil: ends, maxChanges: 3 };
    assert.deepEqual(windowOf(changes, after, 1), { state: 'CHANGES', until: ends, changesLeft: 2 });
    assert.deepEqual(windowOf(changes, after, 3), { state: 'CLOSED', why: 'NO_CHANGES_LEFT' });
    assert.deepEqual(windowOf(changes, after, 5), { state: 'CLOSED', why: 'NO_CHANGES_LEFT' });
    assert.deepEqual(windowOf(changes, ends, 0), { state: 'CLOSED', why: 'TIME' });
    assert.deepEqual(windowOf({ ...rules, maxChanges: 1 }, after, 0), {
      state: 'CHANGES',
      until: null,
      changesLeft: 1,
    });
    assert.deepEqual(windowOf({ ...rules, changesUntil: ends }, after, 40), {
      state: 'CHANGES',
      until: ends,
      changesLeft: null,
    });
  });
});
