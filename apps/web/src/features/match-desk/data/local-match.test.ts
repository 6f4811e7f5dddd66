import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resultOf } from '@traip/engine/match';
import { enqueue, enqueueMove, type Queue } from '../queue/queue.ts';
import type { DeskData, DeskEventData } from '../queue/types.ts';
import { isAccepted, localMatch, rulesOf } from './local-match.ts';

const team = (id: string) => ({ id, name: id, code: id, sportKey: null, avatarUrl: null });
const stored = (seq: number, type: string, more: Partial<DeskEventData> = {}): DeskEventData => ({
  id: `s${seq}`,
  clientEventId: `c${seq}`,
  seq,
  type,
  teamId: null,
  playerId: null,
  playerName: null,
  personRole: null,
  relatedPlayerId: null,
  relatedName: null,
  by: null,
  period: 1,
  minute: 0,
  second: 0,
  kind: null,
  value: null,
  payload: {},
  createdAt: '2027-03-13T12:00:00.000Z',
  ...more,
});
const desk = {
  sportVariantKey: 'FOOTBALL_11',
  rulesOverride: {},
  state: 'IN_PROGRESS',
  home: team('home'),
  away: team('away'),
  events: [stored(1, 'START', { payload: { at: 0 } }), stored(2, 'GOAL', { teamId: 'home', kind: 'GOAL' })],
} as unknown as DeskData;
const rules = rulesOf(desk);
assert.ok(rules);

const goalOf = (teamId: string, clientEventId: string, queue: Queue = []) =>
  enqueue(queue, { clientEventId, type: 'GOAL', teamId, period: 1, minute: 3 }, null);

test('a pending event counts at once, and a registered one counts only once', () => {
  const queue = goalOf('away', 'new', goalOf('home', 'c2'));
  assert.deepEqual(localMatch(desk, queue, rules).tally.score, { home: 1, away: 1 });
});

test("refused and undone events don't count", () => {
  const [queued] = goalOf('away', 'new');
  assert.ok(queued);
  const refused = { ...queued, refusal: { es: 'No.', en: 'No.' } };
  assert.deepEqual(localMatch(desk, [refused], rules).tally.score, { home: 1, away: 0 });
  assert.deepEqual(localMatch(desk, [{ ...queued, isTakenBack: true }], rules).tally.score.away, 0);
});

test('events that the rules refuse are refused here too', () => {
  const match = localMatch(desk, [], rules);
  const event = { clientEventId: 'x', period: 1, minute: 0 } as const;
  assert.equal(isAccepted(match, { ...event, type: 'START' }, rules), false);
  assert.equal(isAccepted(match, { ...event, type: 'END' }, rules), true);
  assert.equal(isAccepted(match, { ...event, type: 'CARD', kind: 'GREEN', teamId: 'home' }, rules), false);
  assert.equal(rulesOf({ sportVariantKey: 'QUIDDITCH', rulesOverride: {} }), null);
});

test('a bout ended on this device has its result before the backend knows', () => {
  const judo = { ...desk, sportVariantKey: 'JUDO', state: 'FINISHED', events: [] } as unknown as DeskData;
  const event = { clientEventId: 'end', type: 'END', period: 1, minute: 2 } as const;
  const bout = { method: 'IPPON', winner: 'AWAY', stoppedAt: { period: 1, minute: 2, second: 15 } } as const;
  const judoRules = rulesOf(judo);
  assert.ok(judoRules);
  const match = localMatch(judo, enqueueMove([], { move: 'FINISH', event, bout }), judoRules);
  const { method, winnerByMethod, stoppedAt } = resultOf(match, judoRules);
  assert.deepEqual([method, winnerByMethod, stoppedAt], ['IPPON', 'AWAY', bout.stoppedAt]);
});

test('after undoing, a hole entered again counts with its latest result', () => {
  const hole = (home: number, away: number) => ({ set: 1, home, away });
  const golf = {
    ...desk,
    sportVariantKey: 'GOLF_MATCH',
    // Numbers 2 to 5 were undone.
    events: [
      stored(1, 'START', { payload: { at: 0 } }),
      stored(6, 'GOAL', { kind: 'HOLE', payload: hole(1, 0) }),
    ],
  } as unknown as DeskData;
  const golfRules = rulesOf(golf);
  assert.ok(golfRules);
  const again = { clientEventId: 'again', type: 'GOAL', kind: 'HOLE', period: 1, minute: 0 } as const;
  const queue = enqueue([], { ...again, payload: hole(0, 1) }, null);
  assert.deepEqual(localMatch(golf, queue, golfRules).tally.holes?.score, { home: 0, away: 1 });
});
