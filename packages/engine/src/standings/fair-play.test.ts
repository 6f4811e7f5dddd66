import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fairPlayCost, fairPlayScales } from './fair-play.ts';
import type { Card } from './matches.ts';
import { columns, football, match, tableOf } from './testing/sample.ts';

type Kind = Card['kind'];

function cost(scale: keyof typeof fairPlayScales, ...kinds: Kind[]): number {
  const cards = kinds.map((kind) => ({ team: 'Ana', person: 'Ruiz', kind }));
  return fairPlayCost(cards, 'Ana', fairPlayScales[scale]);
}

const hands: Kind[][] = [
  ['YELLOW'],
  ['YELLOW', 'SECOND_YELLOW'],
  ['YELLOW', 'YELLOW'],
  ['RED'],
  ['YELLOW', 'RED'],
];

it('FIFA: a yellow costs 1, two of them 3, a direct red 4, a yellow and a direct red 5', () => {
  assert.deepEqual(
    hands.map((hand) => cost('FIFA', ...hand)),
    [1, 3, 3, 4, 5],
  );
});

it('UEFA: a yellow costs 1 and a sending-off 3', () => {
  assert.deepEqual(
    hands.map((hand) => cost('UEFA', ...hand)),
    [1, 3, 3, 3, 4],
  );
});

it('RFEF: 1, 2 and 3, and 5 for each match a staff member is suspended', () => {
  assert.deepEqual(
    hands.map((hand) => cost('RFEF', ...hand)),
    [1, 2, 2, 3, 4],
  );
  const suspended = [{ team: 'Ana', person: 'Coach', kind: 'STAFF_SUSPENSION', matches: 2 }] as const;
  assert.equal(fairPlayCost(suspended, 'Ana', fairPlayScales.RFEF), 10);
});

it('cards are counted per person and match, and only in counting matches', () => {
  const booked = (person: string) => ({ team: 'Ana', person, kind: 'YELLOW' }) as const;
  const matches = [
    match('1', 'Ana 0-0 Bea', {
      cards: [booked('Ruiz'), booked('Coach'), { ...booked('Vega'), team: 'Bea' }],
    }),
    match('2', 'Bea 0-0 Ana', { cards: [booked('Ruiz')] }),
    match('3', 'Bea 0-0 Ana', { cards: [booked('Ruiz')], state: 'SCHEDULED' }),
  ];
  const table = tableOf({ rules: football, matches, fairPlay: { Bea: 4 } });
  assert.deepEqual(columns(table, 'Ana', 'fairPlay', 'rank'), [3, 1]);
  assert.deepEqual(columns(table, 'Bea', 'fairPlay', 'decidedBy'), [5, 'ALL.FAIR_PLAY']);
});
