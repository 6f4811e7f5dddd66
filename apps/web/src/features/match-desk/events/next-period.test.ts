import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SportRules, sportByKey } from '@traip/engine';
import { isLevel, nextPeriod } from './next-period.ts';

function rules(key: string): SportRules {
  const sport = sportByKey(key);
  assert.ok(sport);
  return sport;
}

const cup = { isLevel: true, isKnockout: true };

test('a level knockout goes on, a league match ends', () => {
  const football = rules('FOOTBALL_11');
  assert.deepEqual(
    ([1, 2, 3, 4, 'SO'] as const).map((period) => nextPeriod(football, period, cup)),
    [2, 3, 4, 'SO', null],
  );
  assert.equal(nextPeriod(football, 2, { isLevel: true, isKnockout: false }), null);
  assert.equal(nextPeriod(football, 2, { isLevel: false, isKnockout: true }), null);
  assert.equal(nextPeriod(rules('BASKETBALL_5'), 4, { isLevel: true, isKnockout: false }), 5);
});

test('sets end by points; sets that end by the clock are started manually', () => {
  assert.equal(nextPeriod(rules('VOLLEYBALL_6'), 1, cup), null);
  const beach = rules('BEACH_HANDBALL');
  assert.equal(nextPeriod(beach, 1, { isLevel: false, isKnockout: false }), 2);
  assert.equal(nextPeriod(beach, 2, { isLevel: true, isKnockout: false }), 'SO');
});

test('over two legs the aggregate decides whether there is extra time', () => {
  const carried = { home: 1, away: 2 };
  const sum = { carried, awayGoals: false };
  assert.equal(isLevel({ home: 0, away: 0 }, sum), false, 'level today, but one behind in all');
  assert.equal(isLevel({ home: 2, away: 1 }, sum), true);
  assert.equal(isLevel({ home: 1, away: 0 }, { carried, awayGoals: true }), false, 'away goals decide');
  assert.equal(isLevel({ home: 2, away: 1 }, { carried, awayGoals: true }), true);
  assert.equal(isLevel({ home: 1, away: 1 }, { carried: null, awayGoals: false }), true);
});
