import assert from 'node:assert/strict';
import { it } from 'node:test';
import { awarded, points } from '../sports/parts.ts';
import type { TableMatch } from './matches.ts';
import type { TableInput } from './setting.ts';
import { createTable, withResult } from './table.ts';
import { football, match, results, tableOf } from './testing/sample.ts';

const input: TableInput = { rules: football, teams: ['Ana', 'Bea'], matches: results('Ana 1-0 Bea') };

function refused(more: Partial<TableInput>): unknown {
  const table = createTable({ ...input, ...more });
  return 'breach' in table ? table : null;
}

it('a team or a match that is listed twice is refused', () => {
  assert.deepEqual(refused({ teams: ['Bea', 'Ana', 'Ana'] }), { breach: 'DUPLICATE_TEAM', team: 'Ana' });
  const matches = [match('1', 'Ana 1-0 Bea'), match('1', 'Bea 1-0 Ana')];
  assert.deepEqual(refused({ matches }), { breach: 'DUPLICATE_MATCH', match: '1' });
});

it('a team outside the group is refused, wherever it appears', () => {
  for (const line of ['Ana 1-0 Zoe', 'Zoe 1-0 Ana'])
    assert.deepEqual(refused({ matches: [match('1', line)] }), {
      breach: 'UNKNOWN_TEAM',
      team: 'Zoe',
      match: '1',
    });
  const unknownTeam = { breach: 'UNKNOWN_TEAM', team: 'Zoe' };
  assert.deepEqual(refused({ adjustments: [{ team: 'Zoe', points: 1 }] }), unknownTeam);
  assert.deepEqual(refused({ withdrawals: [{ team: 'Zoe', mode: 'ANNUL' }] }), unknownTeam);
  const races = [{ id: 'r', state: 'CLOSED', results: [{ team: 'Zoe', place: 1 }] }] as const;
  assert.deepEqual(refused({ races }), unknownTeam);
});

it('a team cannot play itself', () => {
  assert.deepEqual(refused({ matches: [match('1', 'Ana 1-0 Ana')] }), {
    breach: 'TEAM_AGAINST_ITSELF',
    match: '1',
  });
});

it('a played match needs a score in whole numbers; a forfeit or a future match needs none', () => {
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

it('a match that just started, was cancelled or abandoned, or is still to come then, needs no score', () => {
  const bare = { id: '1', home: 'Ana', away: 'Bea' };
  const fine: readonly TableMatch[] = [
    { ...bare, state: 'IN_PROGRESS' },
    { ...bare, state: 'CANCELLED' },
    { ...bare, state: 'CANCELLED', outcome: 'DRAW_AWARDED' },
    { ...bare, state: 'FINISHED', outcome: 'ABANDONED' },
    { ...bare, state: 'CLOSED', at: '2026-05-02' },
  ];
  for (const each of fine)
    assert.equal(refused({ matches: [each], asOf: '2026-05-01', live: true }), null, each.state);
  for (const state of ['FINISHED', 'CLOSED'] as const)
    assert.deepEqual(refused({ matches: [{ ...bare, state, outcome: 'NORMAL' }] }), {
      breach: 'SCORE_MISSING',
      match: '1',
    });
});

it('every figure of a match is a whole number for each side', () => {
  const columns = ['score', 'shootOut', 'tries', 'classPoints', 'outs', 'earnedRuns'] as const;
  for (const odd of [
    { home: 1.5, away: 0 },
    { home: 0, away: -1 },
  ]) {
    for (const column of columns)
      assert.deepEqual(
        refused({ matches: [match('1', 'Ana 1-0 Bea', { [column]: odd })] }),
        { breach: 'SCORE_INVALID', match: '1' },
        column,
      );
    const sets = [{ home: 25, away: 20 }, odd];
    assert.deepEqual(refused({ matches: [match('1', 'Ana 1-0 Bea', { sets })] }), {
      breach: 'SCORE_INVALID',
      match: '1',
    });
  }
});

it('points are whole or half: a third could not be compared exactly', () => {
  const rules = { ...football, points: points(1, 1 / 3, 0) };
  assert.deepEqual(refused({ rules }), { breach: 'POINTS_NOT_EXACT', points: 1 / 3 });
  assert.equal(refused({ rules: { ...football, points: points(1, 0.5, 0) } }), null);
});

it('this applies to points of every kind', () => {
  const third = 1 / 3;
  const inexact: readonly Partial<TableInput>[] = [
    { rules: { ...football, points: points(3, 1, 0, { tryBonus: { tries: 4, points: third } }) } },
    { rules: { ...football, points: points(3, 1, 0, { losingBonus: { within: 7, points: third } }) } },
    { rules: { ...football, points: points(3, 1, 0, { places: [25, third] }) } },
    {
      rules: {
        ...football,
        forfeit: awarded(3, 0, { tooFewPlayers: { winner: 2, loser: 0, lossPoints: third } }),
      },
    },
    { adjustments: [{ team: 'Ana', points: third }] },
    { withdrawals: [{ team: 'Ana', mode: 'ANNUL', points: third }] },
  ];
  for (const more of inexact) assert.deepEqual(refused(more), { breach: 'POINTS_NOT_EXACT', points: third });
});

it('a race has whole-number places, and may have participants who did not finish', () => {
  const race = (place: number | null) => [
    { id: 'r', state: 'CLOSED', results: [{ team: 'Ana', place }] } as const,
  ];
  for (const place of [1, 2, null]) assert.equal(refused({ races: race(place) }), null);
  for (const place of [0, 1.5])
    assert.deepEqual(refused({ races: race(place) }), { breach: 'SCORE_INVALID', match: 'r' });
  assert.deepEqual(refused({ races: [...race(1), ...race(1)] }), { breach: 'DUPLICATE_MATCH', match: 'r' });
});

it('a chain needs at least one primary metric, and a seed of lots is 32 bytes', () => {
  const rules = { ...football, chain: { ...football.chain, primary: [] } };
  assert.deepEqual(refused({ rules }), { breach: 'PRIMARY_MISSING' });
  assert.deepEqual(refused({ lotSeed: 'abc' }), { breach: 'LOT_SEED_INVALID' });
});

it('a changed result is checked like any other', () => {
  const table = tableOf({ rules: football, matches: results('Ana 1-0 Bea') });
  const changed = withResult(table, match('000', 'Ana 1-0 Zoe'));
  assert.deepEqual(changed, { breach: 'UNKNOWN_TEAM', team: 'Zoe', match: '000' });
});
