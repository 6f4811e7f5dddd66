/** An exact quotient of whole numbers. A denominator of 0 stands for +∞ (sets won without losing one). */
export interface Fraction {
  readonly num: number;
  readonly den: number;
}

export const zero: Fraction = { num: 0, den: 1 };
export const infinite: Fraction = { num: 1, den: 0 };

/** The exact quotient of two amounts, which may be halves: a/0 is +∞ and 0/0 is 0. */
export function fraction(num: number, den = 1): Fraction {
  if (den < 0) throw new RangeError(`A fraction needs a denominator of 0 or more, not ${den}`);
  if (den === 0) return num > 0 ? infinite : zero;
  if (isExact(num) && isExact(den)) return { num, den };
  if (isExact(num * 2) && isExact(den * 2)) return { num: num * 2, den: den * 2 };
  throw new RangeError(`${num}/${den} is not an exact quotient of halves`);
}

/** Negative if `a` is smaller, positive if it is greater, 0 if they are equal. */
export function compareFractions(a: Fraction, b: Fraction): number {
  if (a.den === 0 || b.den === 0) return Number(a.den === 0) - Number(b.den === 0);
  if (a.den === b.den) return Math.sign(a.num - b.num);
  const left = a.num * b.den;
  const right = b.num * a.den;
  if (isExact(left) && isExact(right)) return Math.sign(left - right);
  return compareBig(BigInt(a.num) * BigInt(b.den), BigInt(b.num) * BigInt(a.den));
}

/** `a − b` in lowest terms. Both must be finite. */
export function subtractFractions(a: Fraction, b: Fraction): Fraction {
  if (a.den === 0 || b.den === 0) throw new RangeError('+∞ has no difference');
  const num = BigInt(a.num) * BigInt(b.den) - BigInt(b.num) * BigInt(a.den);
  const den = BigInt(a.den) * BigInt(b.den);
  const shared = greatestDivisor(num < 0n ? -num : num, den);
  return fraction(Number(num / shared), Number(den / shared));
}

/** The amount divided by `parts`; 0 divided by 0 is 0. */
export function divideFraction(amount: Fraction, parts: number): Fraction {
  if (amount.den === 0) return amount;
  return parts === 0 ? zero : fraction(amount.num, amount.den * parts);
}

/** Rounds an amount of 0 or more to the nearest integer; halves go up. */
export function roundHalfUp(amount: Fraction): number {
  if (amount.den === 0) throw new RangeError('+∞ has no nearest whole number');
  const doubled = 2 * amount.num + amount.den;
  return (doubled - (doubled % (2 * amount.den))) / (2 * amount.den);
}

const isExact = Number.isSafeInteger;

function compareBig(left: bigint, right: bigint): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function greatestDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestDivisor(b, a % b);
}
