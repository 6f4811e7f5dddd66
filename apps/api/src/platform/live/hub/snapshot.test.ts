import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { visibleInSnapshot } from './snapshot.ts';

describe('a snapshot', () => {
  it('shows transactions that had ended, and not those running or begun later', () => {
    const isVisible = visibleInSnapshot('10:20:10,14,15');
    const visible = ['9', '10', '11', '14', '15', '19', '20', '100'].filter(isVisible);
    assert.deepEqual(visible, ['9', '11', '19']);
  });

  it('with nothing running shows all before it', () => {
    const isVisible = visibleInSnapshot('18446744073709551000:18446744073709551000:');
    const visible = ['18446744073709550999', '18446744073709551000'].filter(isVisible);
    assert.deepEqual(visible, ['18446744073709550999']);
  });
});
