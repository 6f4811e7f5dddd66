import { bitsFor, flag, pack } from './weight.ts';

/**
 * The order in which the Dutch system looks at pairings of equal quality (FIDE Dutch C.04.3, B and D), as a number
 * per pair: the sum over all pairs is greatest for the pairing that comes first.
 */
export interface PairOrder {
  readonly bits: number;
  readonly of: (one: number, other: number) => bigint;
}

/** Moved-down teams 0…moved − 1 against residents: the first ones are paired, each with the best one it can get. */
export function movedDownOrder(moved: number, residents: number): PairOrder {
  const digit = bitsFor(residents);
  const of = (one: number, other: number) => {
    if (one >= moved || other < moved || other >= moved + residents) return 0n;
    const place = BigInt(moved - 1 - one);
    const paired = 1n << place;
    const opponent = BigInt(moved + residents - other) << (place * BigInt(digit));
    return (paired << BigInt(moved * digit)) | opponent;
  };
  return { bits: moved * (digit + 1), of };
}

/**
 * Residents 0…count − 1 of whom `pairs` pairs are made. The upper ones up to `pairs` are S1, the rest S2.
 * First as few exchanges between the two as possible, then the nearest ones, then the lowest of S1, then the
 * highest of S2 (D.2); and at last the first transposition of S2 (D.1).
 */
export function residentOrder(count: number, pairs: number): PairOrder {
  const countBits = bitsFor(count);
  const digit = bitsFor(count);
  const bits = [countBits, 2 * countBits, count + countBits, count + countBits, count * digit];
  const of = (one: number, other: number) => {
    if (one >= count || other >= count) return 0n;
    const isUpper = one < pairs;
    const stays = isUpper ? (1n << BigInt(count)) - (1n << BigInt(one)) : 0n;
    const rises = isUpper ? 0n : 1n << BigInt(count - 1 - one);
    const values = [flag(isUpper), BigInt(count - one), stays, rises, transposed(one, other)];
    return pack(values.map((value, index) => [value, bits[index] ?? 0]));
  };
  const transposed = (one: number, other: number) =>
    BigInt(count - other) << BigInt((count - 1 - one) * digit);
  return { bits: bits.reduce((sum, width) => sum + width, 0), of };
}
