import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  compareLists,
  movedDownRank,
  type Pairing,
  pairingsOf,
  residentRank,
} from '../testing/dutch-order.ts';
import { heaviestMatching, mateOf } from './matching/best-matching.ts';
import { packWeights } from './matching/weights.ts';
import { movedDownOrder, type PairOrder, residentOrder } from './order.ts';

const toText = (pairing: Pairing) => pairing.map(([one, other]) => `${one + 1}-${other + 1}`).join(' ');
const places = (count: number) => Array.from({ length: count }, (_, index) => index);

test('the fifteen ways to pair six come in the order of FIDE Dutch C.04.3, D', () => {
  const inOrder = pairingsOf(places(6)).toSorted((one, other) =>
    compareLists(residentRank(other, 6, 3), residentRank(one, 6, 3)),
  );
  assert.deepEqual(inOrder.map(toText), [
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

/** The value of each pair by the lower and higher place; none if it is not allowed. */
type Worth = (one: number, other: number) => number;

function search(size: number, order: PairOrder, worth: Worth): Pairing {
  const isPair = (one: number, other: number) => other < size && worth(one, other) > 0;
  const state = heaviestMatching(
    packWeights(size + (size % 2), (one, other) => (isPair(one, other) ? [1, worth(one, other)] : null), {
      ...order,
      columns: (one, other) => (isPair(one, other) ? order.columns(one, other) : null),
    }),
  );
  order.settle(state, isPair);
  return places(size).flatMap((one) => {
    const mate = mateOf(state, one);
    return one < mate && isPair(one, mate) ? [[one, mate] as const] : [];
  });
}

/** The best of all pairings: most pairs, highest value, then by rank. */
function bestByTrying(size: number, worth: Worth, rankOf: (pairing: Pairing) => readonly number[]): Pairing {
  const quality = (pairing: Pairing) => [
    pairing.length,
    pairing.reduce((sum, [one, other]) => sum + worth(one, other), 0),
  ];
  return pairingsOf(places(size), true)
    .filter((pairing) => pairing.every(([one, other]) => worth(one, other) > 0))
    .reduce((best, pairing) => {
      const lead =
        compareLists(quality(pairing), quality(best)) || compareLists(rankOf(pairing), rankOf(best));
      return lead > 0 ? pairing : best;
    });
}

// Few different values, so that the order has much to decide.
const anyWorth = fc.array(fc.constantFrom(0, 1, 2, 2, 2), { minLength: 36, maxLength: 36 });
const worthIn =
  (table: readonly number[]): Worth =>
  (one, other) =>
    table[(other * (other - 1)) / 2 + one] ?? 0;

test('law: among the best pairings of residents, the search finds the first in order', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 8 }), anyWorth, (count, table) => {
      const worth = worthIn(table);
      const { length: pairs } = bestByTrying(count, worth, () => []);
      const expected = bestByTrying(count, worth, (pairing) => residentRank(pairing, count, pairs));
      assert.equal(toText(search(count, residentOrder(count, pairs), worth)), toText(expected));
    }),
    { numRuns: 400 },
  );
});

test('law: among the best pairings of moved-down teams, the search finds the first in order', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 4 }),
      anyWorth,
      (moved, residents, table) => {
        const worth = worthIn(table);
        const rankOf = (pairing: Pairing) => movedDownRank(pairing, moved, residents);
        const expected = bestByTrying(moved + residents, worth, rankOf);
        const found = search(moved + residents, movedDownOrder(moved, residents), worth);
        assert.deepEqual(rankOf(found), rankOf(expected));
      },
    ),
    { numRuns: 400 },
  );
});
