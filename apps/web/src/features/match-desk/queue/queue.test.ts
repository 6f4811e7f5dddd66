import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  applyOutcomes,
  countPending,
  type EventToSend,
  enqueue,
  enqueueMove,
  markRefused,
  markSent,
  nextBatch,
  type Queue,
  removeEvent,
  setAssist,
  undoEvent,
  undoneEvents,
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

test('events are sent in order, a hundred at a time', () => {
  const many = queueOf(...Array.from({ length: 120 }, (_, index) => `e${index}`));
  assert.equal(countPending(many), 120);
  assert.deepEqual(idsOf(nextBatch(many, { hasStarted: true })), idsOf(many).slice(0, 100));
});

test('a registered event leaves the queue, now or after an earlier attempt; a refused one stays', () => {
  const queue = applyOutcomes(queueOf('a', 'b', 'c', 'd'), [
    { clientEventId: 'a', status: 'REGISTERED', error: null },
    { clientEventId: 'b', status: 'KNOWN', error: null },
    { clientEventId: 'c', status: 'REFUSED', error: { message: no } },
  ]);
  assert.deepEqual(idsOf(queue), ['c', 'd']);
  assert.deepEqual(idsOf(nextBatch(queue, { hasStarted: true })), ['d']);
  assert.deepEqual(idsOf(queue.filter(({ refusal }) => refusal !== undefined)), ['c']);
  assert.deepEqual(idsOf(removeEvent(queue, 'c')), ['d']);
});

test('an event undone before sending is dropped', () => {
  assert.deepEqual(idsOf(undoEvent(queueOf('a', 'b'), 'b')), ['a']);
});

test('an event undone after sending is not sent again, and not forgotten', () => {
  const sent = markSent(queueOf('a', 'b'), queueOf('b'));
  const queue = undoEvent(sent, 'b');
  assert.deepEqual(idsOf(nextBatch(queue, { hasStarted: true })), ['a']);
  assert.deepEqual(idsOf(undoneEvents(queue)), ['b']);
  assert.equal(countPending(queue), 1);
  const late = applyOutcomes(queue, [{ clientEventId: 'b', status: 'REGISTERED', error: null }]);
  assert.deepEqual(idsOf(undoneEvents(late)), ['b']);
});

test('each attempt to send an event is counted, for that event only', () => {
  const once = markSent(queueOf('a', 'b'), queueOf('a'));
  const twice = markSent(once, queueOf('a'));
  assert.deepEqual(
    twice.map(({ tries }) => tries),
    [2, 0],
  );
});

test('a call refused as a whole refuses each of its events, and these can be discarded', () => {
  const queue = markRefused(markSent(queueOf('a', 'b'), queueOf('a')), queueOf('a'), no);
  assert.deepEqual(idsOf(nextBatch(queue, { hasStarted: true })), ['b']);
  assert.deepEqual(idsOf(undoEvent(queue, 'a')), ['b']);
});

test("an assist is added to a goal that hasn't been sent, and to no other", () => {
  const cano = { playerId: 'p9', name: 'Iván Cano' };
  const [named] = setAssist(queueOf('a'), 'a', cano);
  assert.deepEqual([named?.event.relatedPlayerId, named?.relatedName], ['p9', 'Iván Cano']);
  const [sent] = setAssist(markSent(queueOf('a'), queueOf('a')), 'a', cano);
  assert.equal(sent?.event.relatedPlayerId, undefined);
  const both = queueOf('a', 'b');
  assert.equal(setAssist(both, 'a', cano)[1], both[1]);
});

test('an assist can be removed from a goal again', () => {
  const named = setAssist(queueOf('a'), 'a', { playerId: 'p9', name: 'Iván Cano' });
  const [goalAlone] = setAssist(named, 'a', null);
  assert.deepEqual([goalAlone?.event.relatedPlayerId, goalAlone?.relatedName], [undefined, null]);
});

const kickOff = { clientEventId: 'kick-off', type: 'START', period: 1, minute: 0 } as const;
const whistle = { clientEventId: 'whistle', type: 'END', period: 2, minute: 90 } as const;
const batch = (queue: Queue, hasStarted = true) =>
  nextBatch(queue, { hasStarted }).map(({ event }) => event.clientEventId);

test('the start is sent alone and first, the end alone and last', () => {
  let queue = enqueueMove(enqueue([], goal('a'), null), { move: 'FINISH', event: whistle });
  queue = enqueueMove(queue, { move: 'START', event: kickOff });
  assert.deepEqual(batch(queue, false), ['kick-off']);
  assert.deepEqual(batch(removeEvent(queue, 'kick-off')), ['a']);
  assert.deepEqual(batch(removeEvent(removeEvent(queue, 'kick-off'), 'a')), ['whistle']);
});

test('events recorded after a refused start wait until the match is started', () => {
  const started = enqueueMove(enqueue([], goal('a'), null), { move: 'START', event: kickOff });
  const refused = markRefused(started, started.slice(0, 1), no);
  assert.deepEqual(batch(refused, false), []);
  assert.deepEqual(batch(refused, true), ['a'], 'somebody else has started it');
  const again = enqueueMove(refused, { move: 'START', event: { ...kickOff, clientEventId: 'again' } });
  assert.deepEqual(batch(again, false), ['again']);
});

test('the end waits while an earlier event is refused', () => {
  const noted = enqueue([], goal('a'), null);
  const queue = enqueueMove(markRefused(noted, noted, no), { move: 'FINISH', event: whistle });
  assert.deepEqual(batch(queue), []);
  assert.deepEqual(batch(removeEvent(queue, 'a')), ['whistle']);
});
