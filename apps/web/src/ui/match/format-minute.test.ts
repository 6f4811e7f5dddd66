import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SportRules, sportByKey } from '@traip/engine';
import { formatMinute } from './format-minute.ts';

function rules(key: string): SportRules {
  const sport = sportByKey(key);
  assert.ok(sport);
  return sport;
}

test('the minute of an event is counted as in football', () => {
  const football = rules('FOOTBALL_11');
  assert.equal(formatMinute(football, 1, 0), '1′');
  assert.equal(formatMinute(football, 1, 46), '45+2′');
  assert.equal(formatMinute(football, 2, 46), '47′');
  assert.equal(formatMinute(football, 2, 90), '90+1′');
  assert.equal(formatMinute(football, 3, 104), '105′');
  assert.equal(formatMinute(football, 'SO', 0), null);
  assert.equal(formatMinute(rules('VOLLEYBALL_6'), 1, 3), null);
  assert.equal(formatMinute(rules('BASKETBALL_5'), 1, 10), '10′');
});
