import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sportsList } from '@traip/engine';
import { eventKinds, kindIn } from './event-kinds.ts';

test('every kind of goal, card and foul of every sport has a label', () => {
  const known = new Set<string>(eventKinds);
  for (const { key, goalKinds, cards, fouls } of sportsList)
    for (const kind of [...goalKinds, ...cards, ...(fouls?.kinds ?? [])])
      assert.ok(known.has(kind.key), `${key}: ${kind.key}`);
});

test('a field goal has the label that each sport uses', () => {
  assert.equal(kindIn(['BASKETBALL_5', 'BASKETBALL'], 'FIELD_GOAL'), 'FIELD_GOAL');
  assert.equal(
    kindIn(['FLAG_FOOTBALL_5', 'AMERICAN_FOOTBALL'], 'FIELD_GOAL'),
    'AMERICAN_FOOTBALL_FIELD_GOAL',
  );
  assert.equal(kindIn(['FOOTBALL'], 'MAGIC'), undefined);
  assert.equal(kindIn(['JUDO', 'MARTIAL_ARTS'], 'POINT_10'), 'JUDO_POINT_10');
});
