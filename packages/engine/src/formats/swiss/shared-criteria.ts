import { at } from '../model/at.ts';
import type { Contender } from './contender.ts';
import { type PairingRules, pairCriteria, sharesClub } from './criteria.ts';
import type { Criteria } from './matching/weights.ts';

/** The position of a pair: in the bracket being made, in the next one, or below both. */
type PairPosition = 'CURRENT' | 'NEXT' | 'BELOW';

/** The criteria of two teams by their index, the higher-standing one first. */
export type CriteriaOf = (one: number, other: number, position: PairPosition) => Criteria;

const placeOf = {
  CURRENT: { code: 0, inCurrent: true, inNext: false },
  NEXT: { code: 1, inCurrent: false, inNext: true },
  BELOW: { code: 2, inCurrent: false, inNext: false },
} as const;
/** Three positions, and whether the two have met and share a club. */
const CODES = 12;

/** Everything the criteria depend on for a single team. */
function kindOf({ score, due, claim, imbalance, repeated, floats }: Contender): string {
  return [score, due, claim, imbalance, repeated, ...floats].join();
}

/** Numbers the kinds of teams, lazily. */
function kindsOf(teams: readonly Contender[]): (index: number) => number {
  const known = new Map<string, number>();
  const kinds = new Int32Array(teams.length).fill(-1);
  return (index) => {
    const found = kinds[index] ?? -1;
    if (found >= 0) return found;
    const kind = kindOf(at(teams, index));
    const number = known.get(kind) ?? known.size;
    known.set(kind, number);
    kinds[index] = number;
    return number;
  };
}

/**
 * Reads the criteria from a column on. A large bracket has few kinds of teams, so equal pairs share one list.
 */
export function sharedCriteria(
  teams: readonly Contender[],
  tiers: readonly number[],
  rules: PairingRules,
  from: number,
): CriteriaOf {
  const kind = kindsOf(teams);
  const shared = new Map<number, Criteria>();
  return (one, other, position) => {
    const { code, inCurrent, inNext } = placeOf[position];
    const [high, low] = [at(teams, one), at(teams, other)];
    const together = 2 * Number(high.met.has(low.team)) + Number(sharesClub(high, low));
    const key = (kind(one) * teams.length + kind(other)) * CODES + 4 * code + together;
    const known = shared.get(key);
    if (known) return known;
    const criteria = pairCriteria(high, low, { inCurrent, inNext, tiers }, rules).slice(from);
    shared.set(key, criteria);
    return criteria;
  };
}
