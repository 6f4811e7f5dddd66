import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enqueueSubstitution } from '../queue/substitutions.ts';
import type { DeskData, Player } from '../queue/types.ts';
import { peopleOf, substitutionsOf } from './people.ts';

const player = (playerId: string, more: Partial<Player> = {}): Player => ({
  playerId,
  name: playerId,
  avatarUrl: null,
  shirt: null,
  position: null,
  place: 'STARTER',
  isGoalkeeper: false,
  isCaptain: false,
  isOnField: true,
  isOut: false,
  isSuspended: false,
  ...more,
});
const change = { teamId: 'home', off: 'old', on: 'new', period: 1, minute: 30, second: 0 };
const players: DeskData['players'] = {
  home: {
    teamId: 'home',
    source: 'LINEUP',
    staff: [],
    substitutions: [],
    maySubstitute: true,
    players: [
      player('out', { isOut: true, shirt: 1 }),
      player('new', { place: 'BENCH', isOnField: false, shirt: 12 }),
      player('old', { shirt: 9 }),
      player('stays', { shirt: 4 }),
    ],
  },
  away: null,
};
const idsOf = (queue: Parameters<typeof peopleOf>[2]) =>
  peopleOf({ players }, 'home', queue).players.map(({ playerId }) => playerId);

test('people on the field are offered first, those out of the match last', () => {
  assert.deepEqual(idsOf([]), ['stays', 'old', 'new', 'out']);
  assert.deepEqual(peopleOf({ players }, 'away', []).players, []);
});

test('a pending substitution already counts', () => {
  assert.deepEqual(idsOf(enqueueSubstitution([], change)), ['stays', 'new', 'old', 'out']);
});

test('a substitution is listed once, and not at all while being undone', () => {
  const { teamId: _team, ...stored } = change;
  const after = { home: { ...players.home, substitutions: [stored] }, away: null } as DeskData['players'];
  assert.equal(substitutionsOf({ players: after }, enqueueSubstitution([], change)).pending.length, 0);
  const undone = substitutionsOf({ players: after }, enqueueSubstitution([], { ...change, undo: true }));
  assert.deepEqual(undone, { stored: [], pending: [] });
});
