import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addDays, addMonths, daysAround } from './month-days.ts';

describe('a month page', () => {
  it('is six weeks from a Monday', () => {
    const days = daysAround('2026-11');
    assert.deepEqual(
      [days.length, days[0], days[6], days.at(-1)],
      [42, '2026-10-26', '2026-11-01', '2026-12-06'],
    );
  });

  it('begins on the first if that is a Monday', () => {
    assert.equal(daysAround('2027-02')[0], '2027-02-01');
  });

  it('continues into the next month, also at the end of a year', () => {
    assert.equal(addDays('2026-12-31', 1), '2027-01-01');
    assert.equal(addMonths('2026-12-15', 1), '2027-01-15');
    assert.equal(addMonths('2027-01-15', -12), '2026-01-15');
  });

  it('moves to the last day of a shorter month', () => {
    assert.equal(addMonths('2027-01-31', 1), '2027-02-28');
    assert.equal(addMonths('2028-02-29', 12), '2029-02-28');
  });
});
