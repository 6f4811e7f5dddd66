import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  added,
  answered,
  doubtfulIn,
  type EventToSend,
  type Queue,
  refused,
  takenBack,
  toSend,
  tried,
  waitingIn,
  without,
  withRelated,
} from './queue.ts';

const goal = (clientEventId: string): EventToSend => ({
  clientEventId,
  type: 'GOAL',
  teamId: 'home',
  period: 1,
  minute: 3,
});
const queueOf = (...ids: string[]) => ids.reduce<Queue>((queue, id) => added(queue, goal(id), null), []);
const idsOf = (queue: Queue) => queue.map(({ event }) => event.clientEventId);
const no = { es: 'No.', en: 'No.' };

test('what happened is sent in its order, a hundred at a time', () => {
  const many = queueOf(...Array.from({ length: 120 }, (_, index) => `e${index}`));
  assert.equal(waitingIn(many), 120);
  assert.deepEqual(idsOf(toSend(many)), idsOf(many).slice(0, 100));
});

test('what has arrived leaves the queue, be it now or by an earlier attempt; what was refused stays', () => {
  const queue = answered(queueOf('a', 'b', 'c', 'd'), [
    { clientEventId: 'a', status: 'REGISTERED', error: null },
    { clientEventId: 'b', status: 'KNOWN', error: null },
    { clientEventId: 'c', status: 'REFUSED', error: { message: no } },
  ]);
  assert.deepEqual(idsOf(queue), ['c', 'd']);
  assert.deepEqual(idsOf(toSend(queue)), ['d']);
  assert.deepEqual(idsOf(queue.filter(({ refusal }) => refusal)), ['c']);
  assert.deepEqual(idsOf(without(queue, 'c')), ['d']);
});

test('an event that was never sent is gone when it is taken back', () => {
  assert.deepEqual(idsOf(takenBack(queueOf('a', 'b'), 'b')), ['a']);
});

test('an event that may have arrived is not sent again once it is taken back, and not forgotten', () => {
  const sent = tried(queueOf('a', 'b'), queueOf('b'));
  const queue = takenBack(sent, 'b');
  assert.deepEqual(idsOf(toSend(queue)), ['a']);
  assert.deepEqual(idsOf(doubtfulIn(queue)), ['b']);
  assert.equal(waitingIn(queue), 1);
  const late = answered(queue, [{ clientEventId: 'b', status: 'REGISTERED', error: null }]);
  assert.deepEqual(idsOf(doubtfulIn(late)), ['b']);
});

test('a call that is refused as a whole refuses what was in it, and can then be thrown away', () => {
  const queue = refused(tried(queueOf('a', 'b'), queueOf('a')), queueOf('a'), no);
  assert.deepEqual(idsOf(toSend(queue)), ['b']);
  assert.deepEqual(idsOf(takenBack(queue, 'a')), ['b']);
});

test('an assist is added to a goal that has not left the device, and to no other', () => {
  const cano = { playerId: 'p9', name: 'Iván Cano' };
  const [named] = withRelated(queueOf('a'), 'a', cano);
  assert.deepEqual([named?.event.relatedPlayerId, named?.relatedName], ['p9', 'Iván Cano']);
  const [sent] = withRelated(tried(queueOf('a'), queueOf('a')), 'a', cano);
  assert.equal(sent?.event.relatedPlayerId, undefined);
});
