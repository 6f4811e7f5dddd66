import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import type { SportRules } from '../sports/index.ts';
import { applyEvent, deleteEvent, type MatchState, replay } from './apply-event.ts';
import { isBreach } from './breach.ts';
import type { MatchEvent, Period } from './event.ts';
import { compareEvents } from './order.ts';
import { applyAll, bears, lions, live, matchWith, rulesOf } from './testing/desk.ts';

interface Played {
  readonly rules: SportRules;
  readonly events: readonly MatchEvent[];
}

const variants = ['FOOTBALL_11', 'BASKETBALL_5', 'VOLLEYBALL_6', 'HANDBALL_7', 'RUGBY_15', 'BASEBALL_9'];

const moment = (rules: SportRules) => ({
  teamId: fc.constantFrom(lions, bears),
  playerId: fc.constantFrom('ana', 'eva', 'sol'),
  period: fc.constantFrom<Period[]>(
    1,
    2,
    3,
    ...(rules.draw.knockout.includes('SHOOT_OUT') ? ['SO' as const] : []),
  ),
  minute: fc.nat(20),
  second: fc.nat(59),
});

/** Events that the sport allows, each with its own arrival number. */
function eventsOf(rules: SportRules) {
  const points = rules.goalKinds.map(({ key }) => key).filter((key) => key !== 'SET');
  const cards = rules.cards.filter(({ derived }) => !derived).map(({ key }) => key);
  const fouls = rules.fouls?.kinds.map(({ key }) => key) ?? [];
  const bases = [
    fc.record({ ...moment(rules), type: fc.constant('GOAL' as const), kind: fc.constantFrom(...points) }),
    ...(rules.events.includes('OWN_GOAL')
      ? [fc.record({ ...moment(rules), type: fc.constant('OWN_GOAL' as const) })]
      : []),
    ...(cards.length > 0
      ? [fc.record({ ...moment(rules), type: fc.constant('CARD' as const), kind: fc.constantFrom(...cards) })]
      : []),
    ...(fouls.length > 0
      ? [fc.record({ ...moment(rules), type: fc.constant('FOUL' as const), kind: fc.constantFrom(...fouls) })]
      : []),
  ];
  return fc
    .array(fc.oneof(...bases), { maxLength: 40 })
    .map((events) => events.map((event, at) => ({ ...event, id: `e${at}`, seq: at })));
}

const played: fc.Arbitrary<Played> = fc
  .constantFrom(...variants.map(rulesOf))
  .chain((rules) => eventsOf(rules).map((events) => ({ rules, events })));

const shuffled = played.chain(({ rules, events }) =>
  fc.record({
    rules: fc.constant(rules),
    events: fc.constant(events),
    arrival: fc.shuffledSubarray([...events], { minLength: events.length }),
  }),
);

describe('laws of a match', () => {
  it('applying events one by one equals applying them all at once', () => {
    fc.assert(
      fc.property(played, ({ rules, events }) => {
        assert.deepEqual(applyAll(rules, events), matchWith(rules, events));
      }),
    );
  });

  it('the order of arrival does not matter', () => {
    fc.assert(
      fc.property(shuffled, ({ rules, events, arrival }) => {
        assert.deepEqual(applyAll(rules, arrival), matchWith(rules, events));
      }),
    );
  });

  it('the score is the sum of the live goals, counted by hand', () => {
    const values: Record<string, number> = {
      TRY: 5,
      PENALTY_TRY: 7,
      CONVERSION: 2,
      PENALTY_GOAL: 3,
      DROP_GOAL: 3,
    };
    const rules = rulesOf('RUGBY_15');
    fc.assert(
      fc.property(eventsOf(rules), fc.func(fc.boolean()), (events, isDeleted) => {
        const marked = events.map((event) => (isDeleted(event.id) ? { ...event, deletedAt: 'now' } : event));
        const sum = (team: string) =>
          marked
            .filter((event) => event.type === 'GOAL' && event.teamId === team && event.period !== 'SO')
            .filter((event) => !('deletedAt' in event))
            .reduce((total, event) => total + (values['kind' in event ? event.kind : ''] ?? 0), 0);
        const [home, away] = [sum(lions), sum(bears)];
        assert.deepEqual(matchWith(rules, marked).tally.score, { home, away });
      }),
    );
  });

  it('undoing an event and entering it again changes nothing', () => {
    fc.assert(
      fc.property(played, fc.nat(), ({ rules, events }, pick) => {
        const event = events[pick % Math.max(1, events.length)];
        if (event === undefined) return;
        const match = matchWith(rules, events);
        const without = deleteEvent(match, event.id, rules);
        assert.ok(!isBreach(without));
        assert.deepEqual(
          without,
          matchWith(
            rules,
            events.filter((other) => other !== event),
          ),
        );
        assert.deepEqual(applyEvent(without, event, rules), match);
      }),
    );
  });

  it('an event that arrives twice counts once', () => {
    fc.assert(
      fc.property(played, ({ rules, events }) => {
        assert.deepEqual(applyAll(rules, [...events, ...events]), matchWith(rules, events));
      }),
    );
  });

  it('events are ordered by period, minute, second and arrival', () => {
    fc.assert(
      fc.property(shuffled, ({ rules, arrival }) => {
        const { events } = matchWith(rules, arrival);
        for (const [at, event] of events.entries()) {
          const next = events[at + 1];
          if (next) assert.ok(compareEvents(event, next) < 0);
        }
      }),
    );
  });

  it('a match that is not live accepts no play, and stays the same object', () => {
    const closed = ['CREATED', 'SCHEDULED', 'CLOSED', 'CANCELLED'] as const;
    fc.assert(
      fc.property(played, fc.constantFrom(...closed), ({ rules, events }, status) => {
        const match = replay({ ...live, status }, [], rules) as MatchState;
        const before = structuredClone(match);
        for (const event of events)
          assert.deepEqual(applyEvent(match, event, rules), { breach: 'MATCH_NOT_LIVE', status });
        assert.deepEqual(match, before);
      }),
    );
  });
});

it('history events cannot be undone, a manual result can', () => {
  const rules = rulesOf('FOOTBALL_11');
  const match = matchWith(rules, [
    { id: 's', seq: 1, type: 'START', period: 1, minute: 0 },
    { id: 'l', seq: 2, type: 'LINEUP_CONFIRMED' },
    { id: 'g', seq: 3, type: 'GOAL', teamId: lions, period: 1, minute: 3 },
    { id: 'm', seq: 4, type: 'MANUAL_RESULT', payload: { outcome: 'NORMAL', score: { home: 0, away: 4 } } },
  ]);
  assert.deepEqual(deleteEvent(match, 's', rules), { breach: 'EVENT_NOT_DELETABLE', type: 'START' });
  assert.deepEqual(deleteEvent(match, 'l', rules), {
    breach: 'EVENT_NOT_DELETABLE',
    type: 'LINEUP_CONFIRMED',
  });
  assert.deepEqual(deleteEvent(match, 'x', rules), { breach: 'EVENT_UNKNOWN', id: 'x' });
  const restored = deleteEvent(match, 'm', rules);
  assert.ok(!isBreach(restored));
  assert.equal(restored.tally.manual, null);
  assert.deepEqual(restored.tally.score, { home: 1, away: 0 });
});

it('a lineup is confirmed before the first whistle, and the match is closed after the last', () => {
  const { events } = matchWith(rulesOf('FOOTBALL_11'), [
    { id: 'close', seq: 1, type: 'CLOSE_MATCH' },
    { id: 'end', seq: 2, type: 'END', period: 1, minute: 45 },
    { id: 'added time', seq: 3, type: 'GOAL', teamId: lions, period: 1, minute: 47 },
    { id: 'start', seq: 4, type: 'START', period: 1, minute: 0 },
    { id: 'lineup', seq: 5, type: 'LINEUP_CONFIRMED' },
  ]);
  assert.deepEqual(
    events.map(({ id }) => id),
    ['lineup', 'start', 'added time', 'end', 'close'],
  );
});
