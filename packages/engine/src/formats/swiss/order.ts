import { at } from '../model/at.ts';
import { applyPreference, mateOf, retire, ruleOut } from './matching/best-matching.ts';
import type { MatchingState } from './matching/state.ts';
import type { Order } from './matching/weights.ts';

/** Whether two places of a graph, lower number first, can be a pair of the bracket. */
type IsPair = (one: number, other: number) => boolean;

/**
 * The Dutch system’s order of pairings of equal quality (FIDE Dutch C.04.3, B and D): first by columns packed
 * with the other criteria, then by successive decisions, each within what the previous ones left open.
 */
export interface PairOrder extends Order {
  /** The number of pairs it is for; null for any number. */
  readonly pairs: number | null;
  readonly settle: (state: MatchingState, isPair: IsPair) => void;
}

export const noOrder: PairOrder = {
  pairs: null,
  columns: () => null,
  cover: () => null,
  settle: () => undefined,
};

const below = (one: number, end: number) =>
  Array.from({ length: Math.max(0, end - one - 1) }, (_, index) => one + 1 + index);

/** Gives a team its first possible opponent and removes both from the search. */
function takeFirstOpponent(state: MatchingState, one: number, opponents: readonly number[]): void {
  const preferences = new Map(opponents.map((other, index) => [other, opponents.length - index]));
  applyPreference(state, one, (other) => preferences.get(other) ?? 0);
  retire(state, one);
}

/** Makes one of the given opponents a team’s mate, or none of them, if possible; returns whether one is. */
function decide(
  state: MatchingState,
  one: number,
  opponents: ReadonlySet<number>,
  isRequired: boolean,
): boolean {
  const has = () => opponents.has(mateOf(state, one));
  if (has() !== isRequired)
    applyPreference(state, one, (other) => (opponents.has(other) === isRequired ? 0 : -1));
  const isMatched = has();
  const ruledOut = isMatched ? 'FORBID' : 'NO_PAIR';
  ruleOut(state, [one], (_, other) => (opponents.has(other) === isMatched ? 'KEEP' : ruledOut));
  return isMatched;
}

/** Moved-down teams 0…moved − 1 against residents: the first ones are paired, each with its best opponent. */
export function movedDownOrder(moved: number, residents: number): PairOrder {
  const settle = (state: MatchingState, isPair: IsPair) => {
    const opponentsOf = (one: number) =>
      below(moved - 1, moved + residents).filter((other) => isPair(one, other));
    const paired = below(-1, moved).filter((one) => decide(state, one, new Set(opponentsOf(one)), true));
    const matched = new Set<number>();
    for (const one of paired) {
      takeFirstOpponent(
        state,
        one,
        opponentsOf(one).filter((other) => !matched.has(other)),
      );
      matched.add(mateOf(state, one));
    }
  };
  return { pairs: null, columns: () => null, cover: () => null, settle };
}

/** If S1 meets S2, no team meets its own half: enforcing that simplifies the rest. */
function separateHalves(state: MatchingState, count: number, pairs: number): void {
  ruleOut(state, below(-1, count), (one, other) => {
    if (other >= count || one < pairs !== other < pairs) return 'KEEP';
    return one < pairs ? 'FORBID' : 'NO_PAIR';
  });
}

/** Decides which residents are the higher in their pair, if not all of S1 can be. */
function settleExchanges(state: MatchingState, isPair: IsPair, count: number, pairs: number): void {
  const opponentsOf = (one: number) => below(one, count).filter((other) => isPair(one, other));
  const isHigher = (one: number) => mateOf(state, one) > one && opponentsOf(one).includes(mateOf(state, one));
  const exchanges = below(-1, pairs).filter((one) => !isHigher(one)).length;
  if (exchanges === 0) separateHalves(state, count, pairs);
  let lowered = 0;
  for (let one = pairs - 1; lowered < exchanges; one -= 1) {
    if (!decide(state, one, new Set(opponentsOf(one)), false)) lowered += 1;
  }
  let raised = 0;
  for (let one = pairs; raised < exchanges; one += 1) {
    if (decide(state, one, new Set(opponentsOf(one)), true)) raised += 1;
  }
}

/**
 * Residents 0…count − 1, of whom `pairs` pairs are made. The upper ones up to `pairs` are S1, the rest S2.
 * First the fewest exchanges between the two, then the nearest ones, then the lowest of S1, then the highest
 * of S2 (D.2); and finally the first transposition of S2 (D.1).
 */
export function residentOrder(count: number, pairs: number): PairOrder {
  const columnsOf = below(-1, count).map((one) => [Number(one < pairs), count - one]);
  const columns = (one: number, other: number) => (other < count ? at(columnsOf, one) : null);
  // With these, all pairs of S1 and S2 fit exactly, as in most pairings.
  const covers = below(-1, count).map((one) =>
    one < pairs ? [2, 2 * (count - one) - (count - pairs)] : [0, count - pairs],
  );
  const cover = (one: number) => covers[one] ?? null;
  const settle = (state: MatchingState, isPair: IsPair) => {
    settleExchanges(state, isPair, count, pairs);
    const matched = new Set<number>();
    for (let one = 0; one < count; one += 1) {
      const mate = mateOf(state, one);
      if (matched.has(one) || mate < one || mate >= count || !isPair(one, mate)) continue;
      const opponents = below(one, count).filter((other) => !matched.has(other) && isPair(one, other));
      takeFirstOpponent(state, one, opponents);
      matched.add(mateOf(state, one));
    }
  };
  return { pairs, columns, cover, settle };
}
