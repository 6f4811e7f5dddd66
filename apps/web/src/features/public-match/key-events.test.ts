import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sportByKey } from '@traip/engine';
import type { TimelineEntryType } from './data/timeline-entries.ts';
import { isKeyEvent } from './key-events.ts';

function isKey(sport: string, type: TimelineEntryType, kind: string | null = null): boolean {
  const rules = sportByKey(sport);
  assert.ok(rules);
  return isKeyEvent({ type, kind }, rules);
}

test("goals, cards and the ends of halves are key events in football; fouls and substitutions aren't", () => {
  for (const type of ['GOAL', 'OWN_GOAL', 'CARD', 'END'] as const)
    assert.ok(isKey('FOOTBALL_11', type), type);
  for (const type of ['FOUL', 'SUBSTITUTION'] as const) assert.ok(!isKey('FOOTBALL_11', type), type);
});

test("quarters and technical fouls are key events in basketball; baskets and personal fouls aren't", () => {
  assert.ok(!isKey('BASKETBALL_5', 'GOAL', 'THREE'));
  assert.ok(!isKey('BASKETBALL_5', 'FOUL', 'PERSONAL'));
  assert.ok(isKey('BASKETBALL_5', 'FOUL', 'TECHNICAL'));
  assert.ok(isKey('BASKETBALL_5', 'END'));
});

test("a set is a key event and a rally isn't; in rugby every score is", () => {
  assert.ok(isKey('VOLLEYBALL_6', 'GOAL', 'SET'));
  assert.ok(!isKey('VOLLEYBALL_6', 'GOAL', 'POINT'));
  assert.ok(isKey('RUGBY_15', 'GOAL', 'TRY'));
  assert.ok(isKey('RUGBY_15', 'GOAL', 'PENALTY_GOAL'));
});

test('a waza-ari is a key event', () => {
  assert.ok(isKey('JUDO', 'GOAL', 'POINT'));
});
