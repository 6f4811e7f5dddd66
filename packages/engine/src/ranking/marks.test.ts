import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatTime, parseDistance, parseTime, roundUp } from './marks.ts';

describe('marks', () => {
  it('times are read as people write them', () => {
    assert.deepEqual(
      ['9.79', '9,8', '59.999', '2:03.4', '1:02:03,45', '100:00', '75.2'].map(parseTime),
      [9790, 9800, 59_999, 123_400, 3_723_450, 6_000_000, 75_200],
    );
    assert.deepEqual(
      ['1:75.2', '1:60', '1:2', '1:5:10', '', '-1', '9.7999', '9.', 'x'].map(parseTime),
      Array(9).fill(null),
    );
  });

  it('distances are read in metres', () => {
    assert.deepEqual(
      ['8m41', '8.41', '8,41m', '72', '8m'].map(parseDistance),
      [8410, 8410, 8410, 72_000, 8000],
    );
    assert.deepEqual(['8m4x', 'm41', '8..4'].map(parseDistance), [null, null, null]);
  });

  it('law: a time is rounded up by less than a unit, and reads as it was written', () => {
    fc.assert(
      fc.property(fc.nat(400_000_000), fc.constantFrom(1, 10, 100, 1000), (ms, unit) => {
        const rounded = roundUp(ms, unit);
        assert.ok(rounded >= ms && rounded - ms < unit && rounded % unit === 0);
        assert.equal(parseTime(formatTime(rounded, unit)), rounded);
      }),
    );
  });
});
