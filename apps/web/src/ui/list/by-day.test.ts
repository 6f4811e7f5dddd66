import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byDay } from './by-day.ts';

describe('items', () => {
  it('are grouped by day, in Madrid time', () => {
    const at = (moment: string) => ({ at: moment });
    const items = [at('2027-03-13T23:30:00Z'), at('2027-03-13T22:30:00Z'), at('2027-03-10T12:00:00Z')];
    const days = byDay(items, new Date('2027-03-14T08:00:00Z'));
    assert.deepEqual(
      days.map(({ day, isToday, isYesterday, items: { length } }) => [day, isToday, isYesterday, length]),
      [
        ['2027-03-14', true, false, 1],
        ['2027-03-13', false, true, 1],
        ['2027-03-10', false, false, 1],
      ],
    );
  });
});
