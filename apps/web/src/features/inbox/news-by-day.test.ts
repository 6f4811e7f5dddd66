import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { newsByDay } from './news-by-day.ts';

describe('news', () => {
  it('stand under the day on which they came, as the clocks of Madrid have it', () => {
    const at = (moment: string) => ({ at: moment });
    const news = [at('2027-03-13T23:30:00Z'), at('2027-03-13T22:30:00Z'), at('2027-03-10T12:00:00Z')];
    const days = newsByDay(news, new Date('2027-03-14T08:00:00Z'));
    assert.deepEqual(
      days.map(({ day, isToday, isYesterday, news: { length } }) => [day, isToday, isYesterday, length]),
      [
        ['2027-03-14', true, false, 1],
        ['2027-03-13', false, true, 1],
        ['2027-03-10', false, false, 1],
      ],
    );
  });
});
