import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { MatchEvent } from './event.ts';
import { compareEvents } from './order.ts';
import { lions } from './testing/desk.ts';

/** The ids of the events in the order of the match, however they were listed. */
function inOrder(...events: MatchEvent[]): readonly string[] {
  const ids = (list: readonly MatchEvent[]) => list.toSorted(compareEvents).map(({ id }) => id);
  assert.deepEqual(ids(events), ids(events.toReversed()));
  return ids(events);
}

const goal = (id: string, more: Partial<MatchEvent & { minute: number; second: number; period: number }>) =>
  ({ id, type: 'GOAL', teamId: lions, period: 1, minute: 0, seq: 1, ...more }) as MatchEvent;

describe('the order of a match', () => {
  it('is minute, then second, where a goal without a second is on the full minute', () => {
    const full = goal('on the minute', { minute: 3, seq: 9 });
    const late = goal('later', { minute: 3, second: 40, seq: 1 });
    const early = goal('sooner', { minute: 3, second: 20, seq: 2 });
    assert.deepEqual(inOrder(late, early, full), ['on the minute', 'sooner', 'later']);
  });

  it('has the start of a period before all that happens in it, however late it was entered', () => {
    const start: MatchEvent = { id: 'start', type: 'START', period: 1, minute: 1, seq: 9 };
    assert.deepEqual(inOrder(goal('goal', { minute: 0 }), start), ['start', 'goal']);
  });

  it('has all that comes before a match before it, and all other notes after it', () => {
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

  it('is that of the ids where nothing else differs, the same on every device', () => {
    assert.deepEqual(inOrder(goal('b', {}), goal('c', {}), goal('a', {})), ['a', 'b', 'c']);
    assert.deepEqual(
      ['a', 'b', 'c'].map((id) => compareEvents(goal('b', {}), goal(id, {}))),
      [1, 0, -1],
    );
  });
});
