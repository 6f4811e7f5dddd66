import {
  type Calendar,
  completeDated,
  completeTogether,
  type Placements,
  type Progress,
  replanDated,
  replanTogether,
  type Solver,
} from '@traip/engine/calendar';
import type { Problem, SearchProgress } from './search-result.ts';

/** The limits of a search, and how it reports. */
interface SearchBudget {
  readonly seed: string;
  readonly seconds: number;
  /** Places the matches that a search leaves unplaced. */
  readonly solver: Solver;
  /** A monotonic clock in milliseconds. */
  now(): number;
  /** Whether the search was asked to stop. */
  isStopped(): boolean;
  report(progress: SearchProgress): void;
}

const trialSteps = 20_000;
const trialShare = 0.1;
const second = 1000;
/** Building a calendar takes time: at most a tenth of the search. */
const buildingShare = 10;
/** The search ends after this many runs in a row without improvement. */
const maxUnsuccessfulRuns = 2;

/** Searches until the time is up, it is stopped, or nothing is left to improve. */
export function searchWithin(problem: Problem, current: Placements, budget: SearchBudget): Calendar {
  const search = new Search(budget);
  const startedAt = budget.now();
  const start = (seed: string, steps: number, from?: Placements) => {
    const options = { seed, steps, ...(from && { from }) };
    return started(
      'competitions' in problem
        ? replanTogether(problem, current, options)
        : replanDated(problem, current, options),
    );
  };
  // A short trial run measures how many steps fit into the time.
  const trial = search.run(start(budget.seed, trialSteps), startedAt + budget.seconds * second * trialShare);
  const pace = trial.steps / Math.max(1, budget.now() - startedAt);
  const best = search.accept(trial.calendar());
  const isSettled =
    trial.steps >= trialSteps && isConfirmed(best, (run) => checkRun(search, start, budget.seed, run));
  const longRun = (run: number, share: number, from?: Placements) => {
    const steps = Math.max(1000, Math.floor(pace * search.timeLeft() * share));
    return search.run(start(`${budget.seed}|${run}`, steps, from), search.end).calendar();
  };
  if (isWhole(best)) return isSettled ? best : improve(best, search, longRun);
  // If matches are unplaced, half of the time is kept for placing them.
  const searched = isSettled ? best : better(best, longRun(0, 0.5), search);
  const placed = isWhole(searched) ? searched : placeRest(problem, searched, search, budget);
  if (isSettled && !isBetter(placed, best)) return best;
  const from = isWhole(searched) ? undefined : placed.placements;
  return improve(better(searched, placed, search), search, (run, share) => longRun(run, share, from));
}

/** Runs repeatedly until the time is up or nothing improves. */
function improve(
  found: Calendar,
  search: Search,
  longRun: (run: number, share: number) => Calendar,
): Calendar {
  let best = found;
  for (
    let run = 1, unsuccessful = 0;
    !search.isOver() && !isPerfect(best) && unsuccessful < maxUnsuccessfulRuns;
    run++
  ) {
    const next = better(best, longRun(run, 1), search);
    unsuccessful = next === best ? unsuccessful + 1 : 0;
    best = next;
  }
  return best;
}

function better(best: Calendar, found: Calendar, search: Search): Calendar {
  return isBetter(found, best) ? search.accept(found) : best;
}

/** Places unplaced matches, using half of the remaining time. */
function placeRest(problem: Problem, from: Calendar, search: Search, budget: SearchBudget): Calendar {
  const until = budget.now() + search.timeLeft() / 2;
  const isOver = () => budget.isStopped() || budget.now() >= until;
  const options = { seed: budget.seed, solver: budget.solver, isOver };
  const attempts = started(
    'competitions' in problem
      ? completeTogether(problem, from.placements, options)
      : completeDated(problem, from.placements, options),
  );
  return search.run(attempts, until).calendar();
}

function started(found: ReturnType<typeof replanDated>): Iterable<Progress> {
  if ('breach' in found) throw new Error(`The problem makes no sense: ${JSON.stringify(found)}`);
  return found;
}

/** How many fresh searches must arrive at the same cost. */
const confirmations = 2;

/**
 * Whether a simple problem already has its best solution: searches with other seeds, each twice as long as
 * the previous one, all end with the same cost. Hard problems differ at once, and get all the remaining time.
 */
function isConfirmed(best: Calendar, check: (run: number) => Calendar | null): boolean {
  for (let run = 1; run <= confirmations; run++) {
    const found = check(run);
    if (found === null || isBetter(found, best) || isBetter(best, found)) return false;
  }
  return true;
}

/** Null if the time is up. */
function checkRun(
  search: Search,
  start: (seed: string, steps: number) => Iterable<Progress>,
  seed: string,
  run: number,
): Calendar | null {
  const steps = trialSteps * 2 ** (run - 1);
  return search.isOver() ? null : search.run(start(`${seed}|check ${run}`, steps), search.end).calendar();
}

class Search {
  readonly end: number;
  readonly #budget: SearchBudget;
  readonly #startedAt: number;
  #unplaced = 0;
  #reportedAt: number;
  #builtAt: number;
  #buildTime = 0;

  constructor(budget: SearchBudget) {
    this.#budget = budget;
    this.#startedAt = budget.now();
    this.#reportedAt = this.#startedAt;
    this.#builtAt = this.#startedAt;
    this.end = this.#startedAt + budget.seconds * second;
  }

  timeLeft(): number {
    return Math.max(0, this.end - this.#budget.now());
  }

  isOver(): boolean {
    return this.#budget.isStopped() || this.timeLeft() === 0;
  }

  /** Consumes a run until it ends, its time is up, or it is stopped. */
  run(attempts: Iterable<Progress>, until: number): Progress {
    let last: Progress | null = null;
    for (const attempt of attempts) {
      last = attempt;
      this.#report(attempt);
      if (this.#budget.isStopped() || this.#budget.now() >= until) break;
    }
    if (last === null) throw new Error('A search reports at least its start');
    return last;
  }

  accept(calendar: Calendar): Calendar {
    this.#unplaced = calendar.unplaced.length;
    return calendar;
  }

  #report(attempt: Progress): void {
    const now = this.#budget.now();
    if (now - this.#reportedAt < second) return;
    this.#reportedAt = now;
    if (now - this.#builtAt > this.#buildTime * buildingShare) {
      this.#unplaced = attempt.calendar().unplaced.length;
      this.#builtAt = this.#budget.now();
      this.#buildTime = this.#builtAt - now;
    }
    const fraction = Math.min(1, (now - this.#startedAt) / (this.end - this.#startedAt));
    this.#budget.report({ fraction, unplaced: this.#unplaced, hard: attempt.hard, soft: attempt.soft });
  }
}

const isWhole = ({ unplaced }: Calendar) => unplaced.length === 0;

const isPerfect = ({ unplaced, soft }: Calendar) => unplaced.length === 0 && soft === 0;

function isBetter(one: Calendar, other: Calendar): boolean {
  const fewer = one.unplaced.length - other.unplaced.length;
  return fewer < 0 || (fewer === 0 && one.soft < other.soft);
}
