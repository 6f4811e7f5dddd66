import assert from 'node:assert/strict';
import { test } from 'node:test';
import { comparedTo } from './comparison.ts';

test('today is compared with the same weekday last week', () => {
  assert.deepEqual(comparedTo(5, 3), { is: 'more', by: 2 });
  assert.deepEqual(comparedTo(0, 3), { is: 'fewer', by: 3 });
  assert.deepEqual(comparedTo(4, 4), { is: 'same', by: 0 });
});

test("a figure without data for last week isn't compared", () => {
  assert.equal(comparedTo(4, null), null);
});
