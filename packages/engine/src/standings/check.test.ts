import assert from 'node:assert/strict';
import { it } from 'node:test';
import { points } from '../sports/parts.ts';
import type { TableInput } from './setting.ts';
import { createTable, withResult } from './table.ts';
import { football, match, results, tableOf } from './testing/sample.ts';

const input: TableInput = { rules: football, teams: ['Ana', 'Bea'], matches: results('Ana 1-0 Bea') };

function refused(more: Partial<TableInput>): unknown {
  const table = createTable({ ...input, ...more });
  return 'breach' in table ? table : null;
}

it('a team or a match that is listed twice is refused', () => {
  assert.deepEqual(refused({ teams: ['Ana', 'Bea', 'Ana'] }), { breach: 'DUPLICATE_TEAM', team: 'Ana' });
  const matches = [match('1', 'Ana 1-0 Bea'), match('1', 'Bea 1-0 Ana')];
  assert.deepEqual(refused({ matches }), { breach: 'DUPLICATE_MATCH', match: '1' });
});

it('a team that is not of the group is refused, wherever it appears', () => {
  const matches = [match('1', 'Ana 1-0 Zoe')];
  assert.deepEqual(refused({ matches }), { breach: 'UNKNOWN_TEAM', team: 'Zoe', match: '1' });
  const stranger = { breach: 'UNKNOWN_TEAM', team: 'Zoe' };
  assert.deepEqual(refused({ adjustments: [{ team: 'Zoe', points: 1 }] }), stranger);
  assert.deepEqual(refused({ withdrawals: [{ team: 'Zoe', mode: 'ANNUL' }] }), stranger);
  const races = [{ id: 'r', state: 'CLOSED', results: [{ team: 'Zoe', place: 1 }] }] as const;
  assert.deepEqual(refused({ races }), stranger);
});

it('nobody plays against itself', () => {
  assert.deepEqual(refused({ matches: [match('1', 'Ana 1-0 Ana')] }), {
    breach: 'TEAM_AGAINST_ITSELF',
    match: '1',
  });
});

it('a played match needs a score in whole numbers; a forfeit and a match to come need none', () => {
  const bare = { id: '1', home: 'Ana', away: 'Bea' };
  assert.deepEqual(refused({ matches: [{ ...bare, state: 'CLOSED' }] }), {
    breach: 'SCORE_MISSING',
    match: '1',
  });
  assert.equal(refused({ matches: [{ ...bare, state: 'SCHEDULED' }] }), null);
  assert.equal(refused({ matches: [{ ...bare, state: 'CLOSED', outcome: 'FORFEIT_AWAY' }] }), null);
  for (const home of [-1, 0.5, Number.NaN])
    assert.deepEqual(refused({ matches: [{ ...bare, state: 'CLOSED', score: { home, away: 0 } }] }), {
      breach: 'SCORE_INVALID',
      match: '1',
    });
});

it('points are whole or half: a third could not be compared exactly', () => {
  const rules = { ...football, points: points(1, 1 / 3, 0) };
  assert.deepEqual(refused({ rules }), { breach: 'POINTS_NOT_EXACT', points: 1 / 3 });
  assert.equal(refused({ rules: { ...football, points: points(1, 0.5, 0) } }), null);
});

it('a chain needs something to order by first, and a seed of lots is 32 bytes', () => {
  const rules = { ...football, chain: { ...football.chain, primary: [] } };
  assert.deepEqual(refused({ rules }), { breach: 'PRIMARY_MISSING' });
  assert.deepEqual(refused({ lotSeed: 'abc' }), { breach: 'LOT_SEED_INVALID' });
});

it('a changed result is checked like any other', () => {
  const table = tableOf({ rules: football, matches: results('Ana 1-0 Bea') });
  const changed = withResult(table, match('000', 'Ana 1-0 Zoe'));
  assert.deepEqual(changed, { breach: 'UNKNOWN_TEAM', team: 'Zoe', match: '000' });
});
