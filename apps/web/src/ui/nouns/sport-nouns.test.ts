import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sportNouns } from './sport-nouns.ts';

test('fighters meet in bouts and players in matches, while clubs and pairs keep their names', () => {
  assert.deepEqual(sportNouns('BOXING_BOUT', 'INDIVIDUAL'), { unit: 'BOUT', kind: 'FIGHTER' });
  assert.deepEqual(sportNouns('JUDO', 'TEAM'), { unit: 'BOUT', kind: 'TEAM' });
  assert.deepEqual(sportNouns('TENNIS_SINGLES', 'INDIVIDUAL'), { unit: 'MATCH', kind: 'INDIVIDUAL' });
  assert.deepEqual(sportNouns('PADEL_TEAM', 'TEAM'), { unit: 'TIE', kind: 'TEAM' });
  assert.deepEqual(sportNouns('CHESS', 'INDIVIDUAL'), { unit: 'MATCH', kind: 'INDIVIDUAL' });
});
