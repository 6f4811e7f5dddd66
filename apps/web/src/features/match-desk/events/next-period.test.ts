import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SportRules, sportByKey } from '@traip/engine';
import { nextPeriod } from './next-period.ts';

function rules(key: string): SportRules {
  const sport = sportByKey(key);
  assert.ok(sport);
  return sport;
}

const cup = { isLevel: true, isKnockout: true };

test('a level knock-out goes on, a league match ends', () => {
  const football = rules('FOOTBALL_11');
  assert.deepEqual(
    ([1, 2, 3, 4, 'SO'] as const).map((period) => nextPeriod(football, period, cup)),
    [2, 3, 4, 'SO', null],
  );
  assert.equal(nextPeriod(football, 2, { isLevel: true, isKnockout: false }), null);
  assert.equal(nextPeriod(football, 2, { isLevel: false, isKnockout: true }), null);
  assert.equal(nextPeriod(rules('BASKETBALL_5'), 4, { isLevel: true, isKnockout: false }), 5);
});

test('sets end by their points; where a clock ends them, the next one is begun by hand', () => {
  assert.equal(nextPeriod(rules('VOLLEYBALL_6'), 1, cup), null);
  const beach = rules('BEACH_HANDBALL');
  assert.equal(nextPeriod(beach, 1, { isLevel: false, isKnockout: false }), 2);
  assert.equal(nextPeriod(beach, 2, { isLevel: true, isKnockout: false }), 'SO');
});
