import { type Evaluation, evaluate, type RobinxInstance, type TimedMatch } from '../../lab/index.ts';
import type { Placements } from '../../src/calendar/index.ts';

/** A search’s repeated report; the engine has no clock, so it counts steps. */
export interface Attempt {
  readonly steps: number;
  /** Returns the best timetable so far. */
  matches(): readonly TimedMatch[];
}

/** An attempt that may leave matches out, and from which another one can start. */
export interface DatedAttempt extends Attempt {
  placements(): Placements;
}

/** Cools down over the given number of steps. */
interface CountedSearch {
  readonly kind: 'COUNTED';
  start(seed: string, steps: number, from?: Placements): Iterable<DatedAttempt>;
  /** Places unplaced matches, as far as possible before it is over. */
  complete(seed: string, from: Placements, isOver: () => boolean): Iterable<DatedAttempt>;
}

/** ENDLESS runs until it is stopped. */
export type Search = CountedSearch | { readonly kind: 'ENDLESS'; start(seed: string): Iterable<Attempt> };

/** The best timetable found, with its value according to the second evaluator. */
interface Found {
  readonly matches: readonly TimedMatch[];
  readonly value: Evaluation;
}

interface Budget {
  readonly seconds: number;
  readonly seed: string;
  now(): number;
}

const trialShare = 0.05;
const trialSteps = 50_000;
/** If matches are left out: the share of time for the first search, and of the remainder for placing them. */
const searchShare = 0.3;
const placingShare = 0.7;

/** Searches until the time is up, or there is nothing left to improve. */
export function solveWithin(instance: RobinxInstance, search: Search, budget: Budget): Found {
  const end = budget.now() + 1000 * budget.seconds;
  if (search.kind === 'COUNTED') return solveCounted(instance, search, end, budget);
  return evaluateAttempt(instance, runUntil(search.start(budget.seed), end, budget));
}

/**
 * A short trial estimates how many steps fit; remaining time is used for another round. If the first search
 * leaves matches out, they are placed by other means, and the next search starts from the result.
 */
function solveCounted(instance: RobinxInstance, search: CountedSearch, end: number, budget: Budget): Found {
  const { seed, seconds, now } = budget;
  const began = now();
  const trial = runUntil(search.start(seed, trialSteps), began + 1000 * seconds * trialShare, budget);
  const pace = trial.steps / Math.max(1, now() - began);
  let best = evaluateAttempt(instance, trial);
  let placed: Placements | undefined;
  for (let run = 1; now() < end && !isPerfect(best); run += 1) {
    const share = run === 1 && best.value.hard > 0 ? searchShare : 1;
    const steps = Math.max(1000, Math.floor(pace * (end - now()) * share));
    const attempt = runUntil(search.start(`${seed}|${run}`, steps, placed), end, budget);
    best = better(best, evaluateAttempt(instance, attempt));
    if (run > 1 || best.value.hard === 0) continue;
    const until = now() + (end - now()) * placingShare;
    const completed = runUntil(
      search.complete(seed, attempt.placements(), () => now() >= until),
      until,
      budget,
    );
    best = better(best, evaluateAttempt(instance, completed));
    placed = completed.placements();
  }
  return best;
}

function runUntil<A extends Attempt>(attempts: Iterable<A>, end: number, { now }: Pick<Budget, 'now'>): A {
  let last: A | null = null;
  for (const attempt of attempts) {
    last = attempt;
    if (now() >= end) break;
  }
  if (last === null) throw new Error('A search reports at least its start');
  return last;
}

function evaluateAttempt(instance: RobinxInstance, attempt: Attempt): Found {
  const matches = attempt.matches();
  return { matches, value: evaluate(instance, matches) };
}

function isPerfect({ value }: Found): boolean {
  return value.hard === 0 && value.soft === 0;
}

function better(best: Found, found: Found): Found {
  const isBetter =
    found.value.hard < best.value.hard ||
    (found.value.hard === best.value.hard && found.value.soft < best.value.soft);
  return isBetter ? found : best;
}
