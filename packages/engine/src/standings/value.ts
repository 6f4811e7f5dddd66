import { compareFractions, type Fraction } from '../exact/index.ts';
import { compareText } from './order.ts';

/** A team’s value for a criterion. */
export type Value =
  | { readonly kind: 'AMOUNT'; readonly amount: Fraction }
  /** The number of 1st places, 2nd places and so on. */
  | { readonly kind: 'PLACES'; readonly places: readonly number[] }
  /** HMAC-SHA256 in hexadecimal, which anyone with the revealed seed can verify. */
  | { readonly kind: 'LOT'; readonly lot: string };

/** Negative if `a` is smaller. Values of different kinds are never compared. */
export function compareValues(a: Value, b: Value): number {
  if (a.kind === 'AMOUNT' && b.kind === 'AMOUNT') return compareFractions(a.amount, b.amount);
  if (a.kind === 'PLACES' && b.kind === 'PLACES') return comparePlaces(a.places, b.places);
  if (a.kind === 'LOT' && b.kind === 'LOT') return compareText(a.lot, b.lot);
  throw new TypeError(`${a.kind} cannot be compared with ${b.kind}`);
}

function comparePlaces(a: readonly number[], b: readonly number[]): number {
  for (let place = 0; place < Math.max(a.length, b.length); place++) {
    const difference = (a[place] ?? 0) - (b[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
