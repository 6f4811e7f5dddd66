import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enqueue, markSent, undoEvent } from '../queue/queue.ts';
import type { DeskEventData } from '../queue/types.ts';
import { entriesOf, lastOf } from './entries.ts';

const stored = (seq: number, type: string, more: Partial<DeskEventData> = {}): DeskEventData => ({
  id: `s${seq}`,
  clientEventId: `c${seq}`,
  seq,
  type,
  teamId: 'home',
  playerId: null,
  playerName: null,
  personRole: null,
  relatedPlayerId: null,
  relatedName: null,
  by: null,
  period: 1,
  minute: seq,
  second: 0,
  kind: null,
  value: null,
  payload: {},
  createdAt: '2027-03-13T12:00:00.000Z',
  ...more,
});
const players = { home: null, away: null };
const queueOf = (clientEventId: string) =>
  enqueue([], { clientEventId, type: 'GOAL', teamId: 'away', period: 1, minute: 9 }, 'Iván Cano');

test('pending entries are listed above stored ones, each only once', () => {
  const desk = { players, events: [stored(1, 'START'), stored(2, 'GOAL'), stored(3, 'CLOSE_MATCH')] };
  const queue = [...queueOf('c2'), ...queueOf('new')];
  assert.deepEqual(
    entriesOf(desk, queue, []).map(({ key, eventId }) => [key, eventId]),
    [
      ['new', null],
      ['c2', 's2'],
      ['c1', 's1'],
    ],
  );
});

test('the last event is the one registered last, even if it happened earlier', () => {
  const desk = { players, events: [stored(5, 'GOAL', { minute: 2 }), stored(4, 'CARD', { minute: 8 })] };
  assert.equal(lastOf(desk, entriesOf(desk, [], []))?.key, 'c5');
  assert.equal(lastOf(desk, entriesOf(desk, queueOf('new'), []))?.key, 'new');
  assert.equal(lastOf({ events: [stored(1, 'START')] }, []), null);
});

test("an undone event isn't shown, even if it was stored", () => {
  const desk = { players, events: [stored(1, 'GOAL')] };
  const queue = undoEvent(markSent(queueOf('c1'), queueOf('c1')), 'c1');
  assert.deepEqual(entriesOf(desk, queue, []), []);
});

test('a substitution is listed where it happened, and the last event stays the newest one', () => {
  const change = { off: 'a', on: 'b', period: 1, minute: 2, second: 0 };
  const team = { teamId: 'home', source: 'LINEUP', players: [], staff: [], maySubstitute: true } as const;
  const both = { home: { ...team, players: [], staff: [], substitutions: [change] }, away: null };
  const desk = { players: both, events: [stored(1, 'GOAL'), stored(3, 'GOAL')] };
  const later = { ...change, teamId: 'home', minute: 9 };
  const entries = entriesOf(desk, [], [{ told: later }]);
  assert.deepEqual(
    entries.map(({ type, isStored }) => [type, isStored]),
    [
      ['SUBSTITUTION', false],
      ['GOAL', true],
      ['SUBSTITUTION', true],
      ['GOAL', true],
    ],
  );
  assert.equal(lastOf(desk, entries)?.substitution, later);
  assert.equal(lastOf(desk, entriesOf(desk, [], []))?.key, 'c3');
});
