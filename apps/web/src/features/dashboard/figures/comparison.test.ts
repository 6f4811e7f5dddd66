import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparedTo } from './comparison.ts';

test('today is set beside the same day of last week', () => {
  assert.deepEqual(comparedTo(5, 3), { is: 'more', by: 2 });
  assert.deepEqual(comparedTo(0, 3), { is: 'fewer', by: 3 });
  assert.deepEqual(comparedTo(4, 4), { is: 'same', by: 0 });
});

test('what has no last week is not compared', () => {
  assert.equal(comparedTo(4, null), null);
});
