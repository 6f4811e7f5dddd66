import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { seenAt } from './seen-at.ts';

describe('a moment', () => {
  it('has seen what had ended, and not what was under way or began later', () => {
    const isSeen = seenAt('10:20:10,14,15');
    const seen = ['9', '10', '11', '14', '15', '19', '20', '100'].filter(isSeen);
    assert.deepEqual(seen, ['9', '11', '19']);
  });

  it('at which nothing was under way has seen all before it', () => {
    const isSeen = seenAt('18446744073709551000:18446744073709551000:');
    const seen = ['18446744073709550999', '18446744073709551000'].filter(isSeen);
    assert.deepEqual(seen, ['18446744073709550999']);
  });
});
