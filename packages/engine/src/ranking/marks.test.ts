import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatTime, parseDistance, parseTime, roundUp } from './marks.ts';

describe('marks', () => {
  it('times are parsed in common notations', () => {
    assert.deepEqual(
      ['9.79', '9,8', '59.999', '2:03.4', '1:02:03,45', '100:00', '75.2'].map(parseTime),
      [9790, 9800, 59_999, 123_400, 3_723_450, 6_000_000, 75_200],
    );
    assert.deepEqual(
      ['1:75.2', '1:60', '1:2', '1:5:10', '', '-1', '9.7999', '9.', 'x'].map(parseTime),
      Array(9).fill(null),
    );
  });

  it('times are parsed with prime marks for minutes and seconds', () => {
    const texts = [`40'05"`, `9"84`, `1'42"10`, `2h10'05"`, `1h02'03"4`, `40’05’’`, `40′05`, `59"`];
    assert.deepEqual(
      texts.map(parseTime),
      [2_405_000, 9840, 102_100, 7_805_000, 3_723_400, 2_405_000, 2_405_000, 59_000],
    );
    const wrong = [`40'`, `1'75"2`, `1'5"`, `1h05"`, `1h02`, `"5`, `5'4'3`, `9"8412`];
    assert.deepEqual(wrong.map(parseTime), Array(wrong.length).fill(null));
  });

  it('distances are parsed in metres', () => {
    assert.deepEqual(
      ['8m41', '8.41', '8,41m', '8,41 m', '72', '8m'].map(parseDistance),
      [8410, 8410, 8410, 8410, 72_000, 8000],
    );
    assert.deepEqual(['8m4x', 'm41', '8..4'].map(parseDistance), [null, null, null]);
  });

  it('law: a time is rounded up by less than a unit, and formats back to the same text', () => {
    fc.assert(
      fc.property(fc.nat(400_000_000), fc.constantFrom(1, 10, 100, 1000), (ms, unit) => {
        const rounded = roundUp(ms, unit);
        assert.ok(rounded >= ms && rounded - ms < unit && rounded % unit === 0);
        assert.equal(parseTime(formatTime(rounded, unit)), rounded);
      }),
    );
  });
});
