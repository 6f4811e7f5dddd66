import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SportRules, sportByKey } from '@traip/engine';
import { nextPeriod, shownMinute } from './shown-minute.ts';

function rules(key: string): SportRules {
  const sport = sportByKey(key);
  assert.ok(sport);
  return sport;
}

test('the minute of an event is counted as football counts it', () => {
  const football = rules('FOOTBALL_11');
  assert.equal(shownMinute(football, 1, 0), '1′');
  assert.equal(shownMinute(football, 1, 46), '45+2′');
  assert.equal(shownMinute(football, 2, 46), '47′');
  assert.equal(shownMinute(football, 2, 90), '90+1′');
  assert.equal(shownMinute(football, 3, 104), '105′');
  assert.equal(shownMinute(football, 'SO', 0), null);
  assert.equal(shownMinute(rules('VOLLEYBALL_6'), 1, 3), null);
  assert.equal(shownMinute(rules('BASKETBALL_5'), 1, 10), '10′');
});

test('a level knock-out goes on, a league match ends', () => {
  const football = rules('FOOTBALL_11');
  const cup = { isLevel: true, isKnockout: true };
  assert.deepEqual(
    ([1, 2, 3, 4, 'SO'] as const).map((period) => nextPeriod(football, period, cup)),
    [2, 3, 4, 'SO', null],
  );
  assert.equal(nextPeriod(football, 2, { isLevel: true, isKnockout: false }), null);
  assert.equal(nextPeriod(football, 2, { isLevel: false, isKnockout: true }), null);
  assert.equal(nextPeriod(rules('BASKETBALL_5'), 4, { isLevel: true, isKnockout: false }), 5);
  assert.equal(nextPeriod(rules('VOLLEYBALL_6'), 1, cup), null);
});
