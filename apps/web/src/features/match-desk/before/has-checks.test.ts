import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { DeskData } from '../queue/types.ts';
import { hasChecks } from './has-checks.ts';

const desk = (competitorKind: 'TEAM' | 'PAIR' | 'INDIVIDUAL', areAsked = false) =>
  ({ home: { competitorKind }, away: { competitorKind }, licensing: { areAsked } }) as DeskData;

test('teams check their lineup, players and pairs nothing, unless licences are required', () => {
  assert.ok(hasChecks(desk('TEAM')));
  assert.ok(!hasChecks(desk('INDIVIDUAL')));
  assert.ok(!hasChecks(desk('PAIR')));
  assert.ok(hasChecks(desk('INDIVIDUAL', true)));
});
