import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enqueueMove, markRefused, type Queue } from '../queue/queue.ts';
import type { DeskData } from '../queue/types.ts';
import { withQueuedMoves } from './queued-moves.ts';

const desk = (state: DeskData['state']) =>
  ({ state, actions: ['start'], players: { home: { source: 'LINEUP' }, away: null } }) as unknown as DeskData;
const started = enqueueMove([], {
  move: 'START',
  event: { clientEventId: 'kick-off', type: 'START', period: 1, minute: 0 },
});
const ended = enqueueMove(started, {
  move: 'FINISH',
  event: { clientEventId: 'whistle', type: 'END', period: 2, minute: 90 },
});
const stateOf = (state: DeskData['state'], queue: Queue) => withQueuedMoves(desk(state), queue).state;

test('a match is in progress at once on the device that started it', () => {
  const { state, actions, players } = withQueuedMoves(desk('SCHEDULED'), started);
  assert.deepEqual([state, actions], ['IN_PROGRESS', ['registerEvent', 'deleteEvent', 'finish']]);
  assert.equal(players.home?.maySubstitute, true);
  assert.equal(stateOf('SCHEDULED', ended), 'FINISHED');
  assert.equal(stateOf('IN_PROGRESS', ended), 'FINISHED');
});

test('a start that was refused, or that the backend already has, changes nothing', () => {
  assert.equal(stateOf('SCHEDULED', markRefused(started, started, { es: 'No.', en: 'No.' })), 'SCHEDULED');
  assert.equal(stateOf('CANCELLED', started), 'CANCELLED');
  assert.equal(stateOf('CLOSED', ended), 'CLOSED');
});
