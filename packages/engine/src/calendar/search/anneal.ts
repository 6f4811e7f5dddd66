import type { Random } from '../../chance/index.ts';
import type { CalendarRules } from '../dated/problem.ts';
import { isAccepted } from './acceptance.ts';
import type { Compiled } from './compile.ts';
import type { Move } from './moves.ts';
import { read } from './read.ts';

/** How a search cools down, and the weight of hard offences meanwhile. */
export interface Cooling {
  readonly hot: number;
  readonly cold: number;
  readonly hardWeight: number;
  /** Whether the weight of hard offences adapts to the search. */
  readonly isElastic: boolean;
  /** Its percentage of all steps. */
  readonly share: number;
}

/** The matches that are not locked and have more than one option. */
export function movableIn({ isLocked, firstOption }: Compiled): readonly number[] {
  const all = Array.from(isLocked, (_, match) => match);
  const options = (match: number) => read(firstOption, match + 1) - read(firstOption, match);
  return all.filter((match) => read(isLocked, match) === 0 && options(match) > 1);
}

/** The highest weight of a soft rule. */
export function maxWeightOf({ weights, stretches }: CalendarRules): number {
  return Math.max(2, ...Object.values(weights), ...stretches.map(({ weight }) => weight ?? 0));
}

/** Steps per match that a short exploration needs to be worthwhile, and their upper limit. */
const SHORT = 6000;
const MOST_SHORT = 3;
const POLISH = 15;

/**
 * Temperatures depend on the weights: hot enough to break the costliest soft rule, cold enough to keep the
 * cheapest. All parts but the last explore; the last polishes the best result. Where one exploration ends is
 * random; with enough steps, a few short ones come before the long one.
 */
export function coolingFor(
  rules: CalendarRules,
  isRerun: boolean,
  stepsPerMatch: number,
): readonly Cooling[] {
  const maxWeight = maxWeightOf(rules);
  const cold = 0.35;
  const polish = { hot: 0.8, cold, hardWeight: maxWeight * 6, isElastic: false, share: POLISH };
  // A rerun starts from a published calendar: too much heat would discard it.
  if (isRerun) return [{ ...polish, share: 100 }];
  const explore = exploration(rules);
  const share = Math.ceil((100 * SHORT) / Math.max(1, stepsPerMatch));
  const count = Math.min(MOST_SHORT, Math.floor((100 - POLISH) / (3 * share)));
  const short = Array.from({ length: count }, () => ({ ...explore, share }));
  return [...short, { ...explore, share: 100 - POLISH - count * share }, polish];
}

/** From hot enough to break the costliest soft rule to cold enough to keep the cheapest. */
export function exploration(rules: CalendarRules): Cooling {
  const maxWeight = maxWeightOf(rules);
  return { hot: maxWeight * 0.5, cold: 0.35, hardWeight: maxWeight * 3, isElastic: true, share: 100 };
}

/** The state of a search, with its number of hard offences. */
interface SearchState {
  readonly change: (by: number) => void;
  readonly hard: () => number;
}

/**
 * Cools from hot to cold in so many steps, pausing regularly. A hard offence costs more while there are any
 * and less while there are none: this keeps the search near the border of feasibility, where good calendars
 * are.
 */
export function* cool(
  move: Move,
  random: Random,
  { hot, cold, hardWeight, isElastic }: Cooling,
  { steps, pause }: { readonly steps: number; readonly pause: number },
  state: SearchState,
): Generator<number> {
  const pauses = Math.ceil(steps / pause);
  let temperature = hot;
  let weight = hardWeight;
  const mayPass = (cost: number) => isAccepted(cost, temperature, random.next());
  for (let paused = 0; paused < pauses; paused++) {
    // A quotient, not a power: every machine computes the same bits. Most steps are at low temperatures.
    temperature = (hot * cold) / (cold + (hot - cold) * (paused / pauses));
    const until = Math.min(steps, (paused + 1) * pause);
    const climate = { hardWeight: weight, mayPass };
    for (let step = paused * pause; step < until; step++) {
      const change = move(climate);
      if (change !== 0) state.change(change);
    }
    if (isElastic) weight = nextWeight(weight, hardWeight, state.hard() === 0);
    yield until;
  }
}

/** If stuck at a hard offence at the highest weight, the search restarts with a low one. */
function nextWeight(weight: number, base: number, isFeasible: boolean): number {
  if (isFeasible) return Math.max(base / 8, weight * 0.95);
  return weight >= base * 2 ? base / 8 : weight * 1.05;
}
