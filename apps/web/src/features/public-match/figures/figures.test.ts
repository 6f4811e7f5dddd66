import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sportsList } from '@traip/engine';
import { kindIn } from '../data/event-kinds.ts';
import { countedKinds } from './counted-kinds.ts';
import { figuresOf } from './figures.ts';

type Event = readonly [teamId: string, type: string, kind?: string];

function figures(sportVariantKey: string, events: readonly Event[], changes = 0) {
  const lineup = { substitutions: Array.from({ length: changes }, () => ({})) };
  const match = {
    home: { id: 'h' },
    away: { id: 'a' },
    sportVariantKey,
    lineups: { home: changes > 0 ? lineup : null, away: null },
    timeline: events.map(([teamId, type, kind = null]) => ({ teamId, type, kind })),
  } as unknown as Parameters<typeof figuresOf>[0];
  return figuresOf(match).map((figure) => [
    figure.name === 'kind' ? figure.kind : figure.name,
    figure.home,
    figure.away,
  ]);
}

test('football counts fouls, cards, red cards and substitutions; the goals are the score', () => {
  const events: readonly Event[] = [
    ['h', 'GOAL', 'GOAL'],
    ['h', 'FOUL'],
    ['a', 'FOUL'],
    ['a', 'FOUL'],
    ['a', 'CARD', 'YELLOW'],
    ['a', 'CARD', 'SECOND_YELLOW'],
  ];
  assert.deepEqual(figures('FOOTBALL_11', events, 2), [
    ['fouls', 1, 2],
    ['cards', 0, 1],
    ['sentOff', 0, 1],
    ['substitutions', 2, 0],
  ]);
});

test('basketball counts each kind of basket', () => {
  const events: readonly Event[] = [
    ['h', 'GOAL', 'THREE'],
    ['h', 'GOAL', 'THREE'],
    ['a', 'GOAL', 'FREE_THROW'],
  ];
  assert.deepEqual(figures('BASKETBALL_5', events), [
    ['FREE_THROW', 0, 1],
    ['THREE', 2, 0],
  ]);
});

test('without recorded statistics there are no figures', () => {
  assert.deepEqual(figures('FOOTBALL_11', [['h', 'MANUAL_RESULT']]), []);
});

test('every separately counted way to score has a plural label', () => {
  const counted = sportsList.filter(({ scoring, goalKinds }) => scoring === 'POINTS' && goalKinds.length > 1);
  assert.ok(counted.length > 0);
  for (const { key, parentKey, goalKinds } of counted)
    for (const goal of goalKinds) {
      const known = kindIn([key, parentKey ?? ''], goal.key);
      assert.ok(
        countedKinds.some((kind) => kind === known),
        `${key} ${goal.key}`,
      );
    }
});
