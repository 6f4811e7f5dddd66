import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MatchEvent } from './event.ts';
import { compareEvents } from './order.ts';
import { lions } from './testing/desk.ts';

/** The ids of the events in match order, whatever the order of the arguments. */
function inOrder(...events: MatchEvent[]): readonly string[] {
  const ids = (list: readonly MatchEvent[]) => list.toSorted(compareEvents).map(({ id }) => id);
  assert.deepEqual(ids(events), ids(events.toReversed()));
  return ids(events);
}

const goal = (id: string, more: Partial<MatchEvent & { minute: number; second: number; period: number }>) =>
  ({ id, type: 'GOAL', teamId: lions, period: 1, minute: 0, seq: 1, ...more }) as MatchEvent;

describe('match order', () => {
  it('is by minute, then second; a goal without a second counts at :00', () => {
    const full = goal('on the minute', { minute: 3, seq: 9 });
    const late = goal('later', { minute: 3, second: 40, seq: 1 });
    const early = goal('sooner', { minute: 3, second: 20, seq: 2 });
    assert.deepEqual(inOrder(late, early, full), ['on the minute', 'sooner', 'later']);
  });

  it('puts the start of a period before everything in it, however late it was entered', () => {
    const start: MatchEvent = { id: 'start', type: 'START', period: 1, minute: 1, seq: 9 };
    assert.deepEqual(inOrder(goal('goal', { minute: 0 }), start), ['start', 'goal']);
  });

  it('puts notes about the preparation before the match, and all other notes after it', () => {
    const note = (
      type: 'CREATED' | 'SCHEDULED' | 'RESCHEDULED' | 'LINEUP_CONFIRMED' | 'RE_OPEN',
      seq: number,
    ) => ({ id: type, type, seq }) satisfies MatchEvent;
    assert.deepEqual(
      inOrder(
        note('RE_OPEN', 1),
        goal('goal', { seq: 2 }),
        note('CREATED', 3),
        note('SCHEDULED', 4),
        note('RESCHEDULED', 5),
        note('LINEUP_CONFIRMED', 6),
      ),
      ['CREATED', 'SCHEDULED', 'RESCHEDULED', 'LINEUP_CONFIRMED', 'goal', 'RE_OPEN'],
    );
  });

  it('falls back to the ids, so it is the same on every device', () => {
    assert.deepEqual(inOrder(goal('b', {}), goal('c', {}), goal('a', {})), ['a', 'b', 'c']);
    assert.deepEqual(
      ['a', 'b', 'c'].map((id) => compareEvents(goal('b', {}), goal(id, {}))),
      [1, 0, -1],
    );
  });
});
