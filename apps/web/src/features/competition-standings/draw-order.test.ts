import assert from 'node:assert/strict';
import { test } from 'node:test';
import { moveTeam, tiedTeams, toggleTeam } from './draw-order.ts';

test('a team swaps places with its neighbour, and never leaves the list', () => {
  assert.deepEqual(moveTeam(['a', 'b', 'c'], 1, -1), ['b', 'a', 'c']);
  assert.deepEqual(moveTeam(['a', 'b', 'c'], 1, 1), ['a', 'c', 'b']);
  assert.deepEqual(moveTeam(['a', 'b'], 0, -1), ['a', 'b']);
});

test('a team is added at the end and leaves the order of the others unchanged', () => {
  assert.deepEqual(toggleTeam(['a'], 'b'), ['a', 'b']);
  assert.deepEqual(toggleTeam(['a', 'b', 'c'], 'b'), ['a', 'c']);
});

test('the draw begins with the teams that need lots', () => {
  const row = (needs: 'LOTS' | 'PLAYOFF', teams: string[]) => ({ tie: { needs, teams, path: [] } });
  const tables = [{ rows: [{ tie: null }, row('PLAYOFF', ['x', 'y']), row('LOTS', ['a', 'b'])] }];
  assert.deepEqual(tiedTeams({ tables } as unknown as Parameters<typeof tiedTeams>[0]), ['a', 'b']);
  assert.deepEqual(tiedTeams({ tables: [] }), []);
});
