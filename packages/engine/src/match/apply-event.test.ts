import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyEvent, deleteEvent, type MatchState, replay } from './apply-event.ts';
import { isBreach } from './breach.ts';
import type { MatchEvent } from './event.ts';
import { type MatchStatus, matchStatuses } from './status.ts';
import { lions, live, matchWith, openDesk, pair, rulesOf } from './testing/desk.ts';

const football = rulesOf('FOOTBALL_11');
const { goal, start, end, manual } = openDesk();

/** A match with these events in the given status. */
function matchIn(status: MatchStatus, events: readonly MatchEvent[] = []): MatchState {
  const match = replay({ ...live, status }, events, football);
  assert.ok(!isBreach(match));
  return match;
}

/** The statuses in which a match accepts an event. */
function acceptedIn(event: MatchEvent): readonly MatchStatus[] {
  return matchStatuses.filter((status) => {
    const after = applyEvent(matchIn(status), event, football);
    if (isBreach(after)) assert.deepEqual(after, { breach: 'MATCH_NOT_LIVE', status });
    return !isBreach(after);
  });
}

describe('a match accepts', () => {
  it('play, and period starts and ends, from kick-off until it is closed', () => {
    for (const event of [goal(lions), start(1), end(1)])
      assert.deepEqual(acceptedIn(event), ['IN_PROGRESS', 'FINISHED'], event.type);
  });

  it('a manual result even if it never started, but not once it is closed or cancelled', () => {
    assert.deepEqual(acceptedIn(manual({ outcome: 'NORMAL', score: pair(1, 0) })), [
      'CREATED',
      'SCHEDULED',
      'IN_PROGRESS',
      'FINISHED',
    ]);
  });

  it('platform notes at any time', () => {
    for (const type of ['LINEUP_CONFIRMED', 'RE_OPEN', 'CANCELLED'] as const)
      assert.deepEqual(acceptedIn({ id: 'note', seq: 1, type }), matchStatuses);
  });
});

describe('undoing an event', () => {
  it('is possible until the match is closed', () => {
    const scored = goal(lions);
    for (const status of matchStatuses) {
      const after = deleteEvent(matchIn(status, [scored]), scored.id, football);
      const isOpen = status === 'IN_PROGRESS' || status === 'FINISHED';
      if (isOpen) assert.ok(!isBreach(after), status);
      else assert.deepEqual(after, { breach: 'MATCH_NOT_LIVE', status });
    }
  });
});

it('an event stored twice counts once', () => {
  const scored = goal(lions);
  const match = matchWith(football, [scored, scored]);
  assert.deepEqual(match.tally.score, pair(1, 0));
  assert.deepEqual(match.events, [scored]);
});
