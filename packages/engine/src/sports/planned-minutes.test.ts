import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sportByKey, sportsList } from './catalogue.ts';
import { fieldMinutes, plannedMinutes } from './planned-minutes.ts';

const minutesOf = (key: string) => {
  const sport = sportByKey(key);
  assert.ok(sport, `${key} is in the catalogue`);
  return plannedMinutes(sport);
};

describe('the planned time of a match', () => {
  it('is its periods and the breaks between them', () => {
    assert.deepEqual(
      ['FOOTBALL_11', 'FOOTBALL_7', 'HANDBALL_7', 'RUGBY_7'].map(minutesOf),
      [105, 59, 70, 17],
    );
  });

  it('is about twice the playing time with a stopped clock', () => {
    assert.deepEqual(['BASKETBALL_5', 'BASKETBALL_3X3', 'FUTSAL'].map(minutesOf), [92, 20, 87]);
  });

  it('covers all sets that may be played', () => {
    assert.deepEqual(
      ['VOLLEYBALL_6', 'BEACH_VOLLEYBALL', 'PADEL_DOUBLES', 'PING_PONG_SINGLES'].map(minutesOf),
      [125, 63, 90, 28],
    );
  });

  it('is estimated from innings and holes without a clock', () => {
    assert.deepEqual(['BASEBALL_9', 'SOFTBALL', 'GOLF_MATCH'].map(minutesOf), [180, 140, 270]);
  });

  it('occupies the field, except on golf courses, where the next group tees off after ten minutes', () => {
    for (const sport of sportsList)
      assert.equal(fieldMinutes(sport), sport.scoring === 'HOLES' ? 10 : plannedMinutes(sport), sport.key);
  });

  it('is usable by the calendar in any sport', () => {
    for (const sport of sportsList) {
      const minutes = plannedMinutes(sport);
      assert.ok(Number.isInteger(minutes) && minutes >= 5 && minutes <= 600, `${sport.key}: ${minutes}`);
    }
  });
});
