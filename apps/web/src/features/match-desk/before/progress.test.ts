import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { enqueueCheck } from '../queue/checks.ts';
import type { DeskData } from '../queue/types.ts';
import { progressOf } from './progress.ts';

const player = (playerId: string, place: 'STARTER' | 'BENCH' | null) => ({ playerId, place });

const desk = {
  players: {
    home: {
      source: 'LINEUP',
      players: [player('ana', 'STARTER'), player('bea', 'STARTER'), player('cleo', 'BENCH')],
    },
    away: { source: 'SQUAD', players: [player('dora', null)] },
  },
  licensing: { checks: [{ personId: 'ana', how: 'SCAN', at: '2027-03-13T16:00:00.000Z' }] },
} as unknown as DeskData;

describe('how many licences were checked', () => {
  it('counts the starters, and names those who are missing', () => {
    const [home] = progressOf(desk, []);
    assert.deepEqual(
      [home?.checked, home?.total, home?.missing.map(({ playerId }) => playerId)],
      [1, 2, ['bea']],
    );
    const queue = enqueueCheck([], { personId: 'bea', how: 'TICK', at: '2027-03-13T16:01:00.000Z' });
    assert.deepEqual(
      progressOf(desk, queue).map(({ checked, total }) => [checked, total]),
      [
        [2, 2],
        [0, 0],
      ],
    );
  });

  it('expects no one from a team without a lineup, or without a team', () => {
    const none = { ...desk, players: { home: null, away: desk.players.away } } as DeskData;
    assert.deepEqual(progressOf(none, []), [{ side: 'away', checked: 0, total: 0, missing: [] }]);
  });
});
