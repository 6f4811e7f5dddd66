import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timelineEntries } from './timeline-entries.ts';

const event = (type: string, teamId: string | null = null, more = {}) => ({
  type,
  teamId,
  value: 1,
  period: 1,
  ...more,
});

const noLineups = { home: null, away: null };
const matchOf = (timeline: object[], more: object = {}) =>
  ({
    timeline,
    sets: [],
    lineups: noLineups,
    home: { id: 'h' },
    away: { id: 'a' },
    sportVariantKey: 'FOOTBALL_11',
    ...more,
  }) as unknown as Parameters<typeof timelineEntries>[0];
const scoresOf = (timeline: object[], more: object = {}) =>
  timelineEntries(matchOf(timeline, more)).map(({ type, score }) => `${type} ${score ?? ''}`.trim());

test('the latest event comes first, each goal with the resulting score', () => {
  const timeline = [
    event('START'),
    event('GOAL', 'h'),
    event('CARD', 'a'),
    event('GOAL', 'a'),
    event('OWN_GOAL', 'h'),
  ];
  assert.deepEqual(scoresOf(timeline), ['OWN_GOAL 1–2', 'GOAL 1–1', 'CARD', 'GOAL 1–0', 'START']);
});

test('a try counts with its points', () => {
  assert.deepEqual(scoresOf([event('GOAL', 'h', { value: 5 })]), ['GOAL 5–0']);
});

test('shoot-outs and sets have their own score, and paperwork is left out', () => {
  assert.deepEqual(scoresOf([event('GOAL', 'h', { period: 'SO' }), event('CLOSE_MATCH')]), ['GOAL']);
  assert.deepEqual(scoresOf([event('GOAL', 'h')], { sets: [{ set: 1 }] }), ['GOAL']);
});

test('a substitution is listed where it happened', () => {
  const change = { off: 'x', on: 'y', period: 1, minute: 10, second: 0 };
  const home = { team: { id: 'h' }, players: [], substitutions: [change] };
  const timeline = [event('GOAL', 'h', { minute: 9 }), event('GOAL', 'h', { minute: 11 })];
  const scores = scoresOf(timeline, { lineups: { home, away: null } });
  assert.deepEqual(scores, ['GOAL 2–0', 'SUBSTITUTION', 'GOAL 1–0']);
});

test('a gam-jeom gives the opponent a point, a yellow card gives none', () => {
  const warned = (kind: string) => [
    event('GOAL', 'h', { value: 2 }),
    event('CARD', 'h', { kind, value: null }),
  ];
  assert.deepEqual(scoresOf(warned('GAM_JEOM'), { sportVariantKey: 'TAEKWONDO' }), ['CARD 2–1', 'GOAL 2–0']);
  assert.deepEqual(scoresOf(warned('YELLOW')), ['CARD', 'GOAL 2–0']);
});

test("a tie's rubbers are shown elsewhere, so its periods are left out", () => {
  const timeline = [event('START'), event('GOAL', null, { kind: 'RUBBER' }), event('END')];
  assert.deepEqual(scoresOf(timeline, { sportVariantKey: 'TENNIS_TEAM' }), []);
});
