import assert from 'node:assert/strict';
import { test } from 'node:test';
import { playerActions } from './player-actions.ts';

test('goals, cards and substitutions are shown beside their players', () => {
  const event = (type: string, playerId: string, more = {}) => ({
    id: type,
    type,
    teamId: 'h',
    player: { id: playerId },
    related: null,
    period: 1,
    minute: 1,
    ...more,
  });
  const change = { off: 'a', on: 'b', period: 2, minute: 60, second: 0 };
  const players = ['a', 'b'].map((id) => ({ player: { id } }));
  const match = {
    timeline: [
      event('GOAL', 'a'),
      event('CARD', 'a', { kind: 'SECOND_YELLOW' }),
      event('FOUL', 'a'),
      event('GOAL', 'b', { period: 'SO' }),
    ],
    sets: [],
    home: { id: 'h' },
    away: { id: 'x' },
    lineups: { home: { team: { id: 'h' }, players, substitutions: [change] }, away: null },
  };
  const actions = playerActions(match as unknown as Parameters<typeof playerActions>[0]);
  const of = (id: string) => actions.get(id)?.map(({ type }) => type);
  assert.deepEqual(of('a'), ['GOAL', 'RED', 'OFF']);
  assert.deepEqual(of('b'), ['ON']);
});
