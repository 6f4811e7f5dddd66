import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  applyOutcomes,
  countPending,
  type EventToSend,
  enqueue,
  markRefused,
  markSent,
  nextBatch,
  type Queue,
  removeEvent,
  setAssist,
  takeBack,
  takenBackEvents,
} from './queue.ts';

const goal = (clientEventId: string): EventToSend => ({
  clientEventId,
  type: 'GOAL',
  teamId: 'home',
  period: 1,
  minute: 3,
});
const queueOf = (...ids: string[]) => ids.reduce<Queue>((queue, id) => enqueue(queue, goal(id), null), []);
const idsOf = (queue: Queue) => queue.map(({ event }) => event.clientEventId);
const no = { es: 'No.', en: 'No.' };

test('events are sent in the order they happened, a hundred at a time', () => {
  const many = queueOf(...Array.from({ length: 120 }, (_, index) => `e${index}`));
  assert.equal(countPending(many), 120);
  assert.deepEqual(idsOf(nextBatch(many)), idsOf(many).slice(0, 100));
});

test('an event that has arrived leaves the queue, now or by an earlier attempt; a refused one stays', () => {
  const queue = applyOutcomes(queueOf('a', 'b', 'c', 'd'), [
    { clientEventId: 'a', status: 'REGISTERED', error: null },
    { clientEventId: 'b', status: 'KNOWN', error: null },
    { clientEventId: 'c', status: 'REFUSED', error: { message: no } },
  ]);
  assert.deepEqual(idsOf(queue), ['c', 'd']);
  assert.deepEqual(idsOf(nextBatch(queue)), ['d']);
  assert.deepEqual(idsOf(queue.filter(({ refusal }) => refusal !== undefined)), ['c']);
  assert.deepEqual(idsOf(removeEvent(queue, 'c')), ['d']);
});

test('an event taken back before it was sent is dropped', () => {
  assert.deepEqual(idsOf(takeBack(queueOf('a', 'b'), 'b')), ['a']);
});

test('an event taken back after it was sent is not sent again, and not forgotten', () => {
  const sent = markSent(queueOf('a', 'b'), queueOf('b'));
  const queue = takeBack(sent, 'b');
  assert.deepEqual(idsOf(nextBatch(queue)), ['a']);
  assert.deepEqual(idsOf(takenBackEvents(queue)), ['b']);
  assert.equal(countPending(queue), 1);
  const late = applyOutcomes(queue, [{ clientEventId: 'b', status: 'REGISTERED', error: null }]);
  assert.deepEqual(idsOf(takenBackEvents(late)), ['b']);
});

test('each attempt to send an event is counted, for that event only', () => {
  const once = markSent(queueOf('a', 'b'), queueOf('a'));
  const twice = markSent(once, queueOf('a'));
  assert.deepEqual(
    twice.map(({ tries }) => tries),
    [2, 0],
  );
});

test('a call refused as a whole refuses every event in it, and these can be discarded', () => {
  const queue = markRefused(markSent(queueOf('a', 'b'), queueOf('a')), queueOf('a'), no);
  assert.deepEqual(idsOf(nextBatch(queue)), ['b']);
  assert.deepEqual(idsOf(takeBack(queue, 'a')), ['b']);
});

test('an assist is added to a goal that has not left the device, and to no other', () => {
  const cano = { playerId: 'p9', name: 'Iván Cano' };
  const [named] = setAssist(queueOf('a'), 'a', cano);
  assert.deepEqual([named?.event.relatedPlayerId, named?.relatedName], ['p9', 'Iván Cano']);
  const [sent] = setAssist(markSent(queueOf('a'), queueOf('a')), 'a', cano);
  assert.equal(sent?.event.relatedPlayerId, undefined);
  const both = queueOf('a', 'b');
  assert.equal(setAssist(both, 'a', cano)[1], both[1]);
});

test('an assist is removed from a goal that had none after all', () => {
  const named = setAssist(queueOf('a'), 'a', { playerId: 'p9', name: 'Iván Cano' });
  const [goalAlone] = setAssist(named, 'a', null);
  assert.deepEqual([goalAlone?.event.relatedPlayerId, goalAlone?.relatedName], [undefined, null]);
});
