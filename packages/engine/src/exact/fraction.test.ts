import assert from 'node:assert/strict';
import { it } from 'node:test';
import fc from 'fast-check';
import {
  compareFractions,
  divideFraction,
  fraction,
  infinite,
  roundHalfUp,
  subtractFractions,
  zero,
} from './fraction.ts';

const amount = fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: 1, max: 1e6 }));
const huge = fc.tuple(fc.maxSafeInteger(), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }));

it('a team that won sets without losing any ranks above every ratio; one that played none has 0', () => {
  assert.equal(compareFractions(fraction(3, 0), fraction(1_000_000, 1)), 1);
  assert.equal(compareFractions(fraction(3, 0), fraction(9, 0)), 0);
  assert.deepEqual(fraction(0, 0), zero);
  assert.equal(compareFractions(fraction(0, 0), fraction(0, 5)), 0);
  assert.deepEqual(fraction(2, 0), infinite);
});

it('ratios that floats cannot distinguish still compare as different', () => {
  const n = 9_007_199_254_740_880;
  assert.equal(n / (n + 1), (n + 1) / (n + 2));
  assert.equal(compareFractions(fraction(n, n + 1), fraction(n + 1, n + 2)), -1);
});

it('half a point is an exact amount, a tenth is not', () => {
  assert.deepEqual(fraction(2.5), { num: 5, den: 2 });
  assert.throws(() => fraction(0.1), RangeError);
  assert.throws(() => fraction(1, -1), RangeError);
});

it('law: comparing agrees with the cross product in whole numbers of any size', () => {
  fc.assert(
    fc.property(fc.oneof(amount, huge), fc.oneof(amount, huge), ([a, b], [c, d]) => {
      const expected = BigInt(a) * BigInt(d) - BigInt(c) * BigInt(b);
      assert.equal(Math.sign(compareFractions(fraction(a, b), fraction(c, d))), sign(expected));
    }),
  );
});

it('law: a difference is positive exactly when the first is greater, and is in lowest terms', () => {
  fc.assert(
    fc.property(amount, amount, ([a, b], [c, d]) => {
      const difference = subtractFractions(fraction(a, b), fraction(c, d));
      assert.equal(Math.sign(difference.num), compareFractions(fraction(a, b), fraction(c, d)));
      assert.equal(
        BigInt(difference.num) * BigInt(b) * BigInt(d),
        BigInt(difference.den) * BigInt(a * d - c * b),
      );
    }),
  );
});

it('law: rounding is never more than a half away', () => {
  fc.assert(
    fc.property(fc.nat(1e6), fc.integer({ min: 1, max: 1e4 }), (num, den) => {
      const off = 2 * (roundHalfUp(fraction(num, den)) * den - num);
      assert.ok(off > -den && off <= den);
    }),
  );
});

it('an amount over matches is an average; over no match it is 0', () => {
  assert.equal(compareFractions(divideFraction(fraction(4), 3), fraction(8, 6)), 0);
  assert.deepEqual(divideFraction(fraction(4), 0), zero);
});

function sign(value: bigint): number {
  return value === 0n ? 0 : value < 0n ? -1 : 1;
}
