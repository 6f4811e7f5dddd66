import { type Evaluation, evaluate, type RobinxInstance, type TimedMatch } from '../../lab/index.ts';

/** What a search says again and again; the engine knows no clock, so that it counts in steps. */
export interface Attempt {
  readonly steps: number;
  /** Writes the best so far down. */
  matches(): readonly TimedMatch[];
}

/** COUNTED cools down over as many steps as it is given; ENDLESS goes on until it is stopped. */
export type Search =
  | { readonly kind: 'COUNTED'; start(seed: string, steps: number): Iterable<Attempt> }
  | { readonly kind: 'ENDLESS'; start(seed: string): Iterable<Attempt> };

/** The best timetable that was found, with its value as the second evaluator sees it. */
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

/** Searches until the time is up, or nothing is left to improve. */
export function solveWithin(instance: RobinxInstance, search: Search, budget: Budget): Found {
  const end = budget.now() + 1000 * budget.seconds;
  if (search.kind === 'COUNTED') return solveCounted(instance, search.start, end, budget);
  return judged(instance, runUntil(search.start(budget.seed), end, budget));
}

type Counted = Extract<Search, { kind: 'COUNTED' }>['start'];

/** A short trial tells how many steps fit, and what time is left after them begins anew. */
function solveCounted(instance: RobinxInstance, start: Counted, end: number, budget: Budget): Found {
  const { seed, seconds, now } = budget;
  const began = now();
  const trial = runUntil(start(seed, trialSteps), began + 1000 * seconds * trialShare, budget);
  let best = judged(instance, trial);
  const pace = trial.steps / Math.max(1, now() - began);
  for (let run = 1; now() < end && !isPerfect(best); run += 1) {
    const steps = Math.max(1000, Math.floor(pace * (end - now())));
    const found = judged(instance, runUntil(start(`${seed}|${run}`, steps), end, budget));
    if (isBetter(found, best)) best = found;
  }
  return best;
}

function runUntil(attempts: Iterable<Attempt>, end: number, { now }: Budget): Attempt {
  let last: Attempt | null = null;
  for (const attempt of attempts) {
    last = attempt;
    if (now() >= end) break;
  }
  if (last === null) throw new Error('A search reports at least its start');
  return last;
}

function judged(instance: RobinxInstance, attempt: Attempt): Found {
  const matches = attempt.matches();
  return { matches, value: evaluate(instance, matches) };
}

function isPerfect({ value }: Found): boolean {
  return value.hard === 0 && value.soft === 0;
}

function isBetter({ value }: Found, than: Found): boolean {
  return value.hard < than.value.hard || (value.hard === than.value.hard && value.soft < than.value.soft);
}
