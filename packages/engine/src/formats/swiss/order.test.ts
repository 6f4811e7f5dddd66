import assert from 'node:assert/strict';
import { test } from 'node:test';
import { movedDownOrder, type PairOrder, residentOrder } from './order.ts';

type Pairing = readonly (readonly [number, number])[];

function pairingsOf(free: readonly number[]): Pairing[] {
  const [first, ...rest] = free;
  if (first === undefined) return [[]];
  return rest.flatMap((other) =>
    pairingsOf(rest.filter((one) => one !== other)).map((pairing) => [[first, other] as const, ...pairing]),
  );
}

const weigh = (order: PairOrder, pairing: Pairing) =>
  pairing.reduce((sum, [one, other]) => sum + order.of(one - 1, other - 1), 0n);

const tell = (pairing: Pairing) => pairing.map((pair) => pair.join('-')).join(' ');

test('the fifteen ways to pair six come in the order of FIDE Dutch C.04.3, D', () => {
  const order = residentOrder(6, 3);
  const ways = pairingsOf([1, 2, 3, 4, 5, 6]);
  const inOrder = ways.toSorted((one, other) => (weigh(order, one) > weigh(order, other) ? -1 : 1));
  assert.deepEqual(inOrder.map(tell), [
    // Transpositions of 4 5 6.
    '1-4 2-5 3-6',
    '1-4 2-6 3-5',
    '1-5 2-4 3-6',
    '1-5 2-6 3-4',
    '1-6 2-4 3-5',
    '1-6 2-5 3-4',
    // 3 for 4.
    '1-3 2-5 4-6',
    '1-3 2-6 4-5',
    '1-5 2-3 4-6',
    '1-6 2-3 4-5',
    // 3 for 5.
    '1-3 2-4 5-6',
    '1-4 2-3 5-6',
    // 2 for 4, then 2 for 5.
    '1-2 3-5 4-6',
    '1-2 3-6 4-5',
    '1-2 3-4 5-6',
  ]);
});

test('of two exchanges as near as each other, the one that lifts the higher team comes first', () => {
  const order = residentOrder(10, 5);
  const liftsSixAndNine: Pairing = [
    [1, 4],
    [2, 5],
    [3, 8],
    [6, 7],
    [9, 10],
  ];
  const liftsSevenAndEight: Pairing = [
    [1, 4],
    [2, 5],
    [3, 6],
    [7, 9],
    [8, 10],
  ];
  assert.ok(weigh(order, liftsSixAndNine) > weigh(order, liftsSevenAndEight));
});

test('of two exchanges as near as each other, the one that lowers the lower team comes first', () => {
  const order = residentOrder(8, 4);
  const lowersFour: Pairing = [
    [1, 4],
    [2, 5],
    [3, 7],
    [6, 8],
  ];
  const lowersThree: Pairing = [
    [1, 3],
    [2, 6],
    [4, 7],
    [5, 8],
  ];
  assert.ok(weigh(order, lowersFour) > weigh(order, lowersThree));
});

test('of two exchanges the nearer one comes first', () => {
  const order = residentOrder(8, 4);
  const threeForFive: Pairing = [
    [1, 3],
    [2, 6],
    [4, 7],
    [5, 8],
  ];
  const fourForSeven: Pairing = [
    [1, 4],
    [2, 5],
    [3, 6],
    [7, 8],
  ];
  assert.ok(weigh(order, threeForFive) > weigh(order, fourForSeven));
});

test('moved-down teams come first, each with the best resident it can get', () => {
  const order = movedDownOrder(2, 4);
  const ways: Pairing[] = [
    [
      [1, 3],
      [2, 4],
    ],
    [
      [1, 3],
      [2, 5],
    ],
    [
      [1, 4],
      [2, 3],
    ],
    [
      [1, 6],
      [2, 5],
    ],
    [[1, 6]],
    [[2, 3]],
  ];
  const weights = ways.map((way) => weigh(order, way));
  assert.deepEqual(
    weights,
    weights.toSorted((one, other) => (one > other ? -1 : 1)),
  );
});
