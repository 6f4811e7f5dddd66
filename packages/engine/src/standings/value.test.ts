import assert from 'node:assert/strict';
import { it } from 'node:test';
import { fraction } from '../exact/index.ts';
import { compareValues, type Value } from './value.ts';

const amount: Value = { kind: 'AMOUNT', amount: fraction(1) };
const places: Value = { kind: 'PLACES', places: [1] };
const lot: Value = { kind: 'LOT', lot: 'ab' };

it('values of different kinds are never compared', () => {
  const values = [amount, places, lot];
  for (const one of values)
    for (const other of values)
      if (one === other) assert.equal(compareValues(one, other), 0);
      else assert.throws(() => compareValues(one, other), TypeError, `${one.kind} ${other.kind}`);
});

it('places are compared from the first on, and missing ones count as 0', () => {
  const compare = (a: readonly number[], b: readonly number[]) =>
    Math.sign(compareValues({ kind: 'PLACES', places: a }, { kind: 'PLACES', places: b }));
  assert.deepEqual([compare([2], [1, 5]), compare([1], [1, 1]), compare([1, 0], [1])], [1, -1, 0]);
  assert.equal(compare([0, 1], []), 1);
});
