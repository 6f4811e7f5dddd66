import { sha256, utf8 } from './sha256.ts';

/** A repeatable random source: the same seed always yields the same numbers. */
export interface Random {
  /** The next unsigned 32-bit number. */
  next(): number;
  /** A number from 0 to n − 1, all equally likely. */
  below(n: number): number;
  /** A new list in random order; the given list is not modified. */
  shuffle<T>(items: readonly T[]): T[];
}

const rotateLeft = (word: number, by: number) => ((word << by) | (word >>> (32 - by))) >>> 0;
const WORD_COUNT = 2 ** 32;

/** xoshiro128** 1.1 (Blackman and Vigna) from four words of state. */
export function xoshiro128(state: readonly [number, number, number, number]): () => number {
  let [a, b, c, d] = state;
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5) >>> 0, 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d >>> 0, 11);
    return result;
  };
}

/** Draws below n without bias: numbers in the incomplete last range are rejected. */
function below(next: () => number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORD_COUNT) throw new Error(`Cannot draw below ${n}`);
  const limit = WORD_COUNT - (WORD_COUNT % n);
  let drawn = next();
  while (drawn >= limit) drawn = next();
  return drawn % n;
}

/** Repeatedly removes a random item from the remaining ones. */
function shuffle<T>(next: () => number, items: readonly T[]): T[] {
  const rest = [...items];
  const shuffled: T[] = [];
  while (rest.length > 0) shuffled.push(...rest.splice(below(next, rest.length), 1));
  return shuffled;
}

/** A random source seeded with the SHA-256 of the text. */
export function createRandom(seed: string): Random {
  const view = new DataView(sha256(utf8(seed)).buffer);
  const next = xoshiro128([view.getUint32(0), view.getUint32(4), view.getUint32(8), view.getUint32(12)]);
  return { next, below: (n) => below(next, n), shuffle: (items) => shuffle(next, items) };
}
