import {
  type Calendar,
  type DatedProblem,
  type Placements,
  type Progress,
  replanDated,
} from '@traip/engine/calendar';
import type { SearchProgress } from './search-result.ts';

/** What a search may use, and whom it tells. */
export interface SearchBudget {
  readonly seed: string;
  readonly seconds: number;
  /** Milliseconds that only ever grow. */
  now(): number;
  /** Whether somebody has had enough. */
  isStopped(): boolean;
  tell(progress: SearchProgress): void;
}

const trialSteps = 20_000;
const trialShare = 0.1;
const second = 1000;
/** Writing a calendar down costs time: a tenth of the search at most. */
const writingShare = 10;
/** Whoever finds nothing better twice has found what there is. */
const mostInVain = 2;

/** Searches until the time is up, somebody stops it, or nothing is left to improve. */
export function searchWithin(problem: DatedProblem, current: Placements, budget: SearchBudget): Calendar {
  const desk = new Search(budget);
  const began = budget.now();
  const start = (seed: string, steps: number) => {
    const found = replanDated(problem, current, { seed, steps });
    if ('breach' in found) throw new Error(`The problem makes no sense: ${JSON.stringify(found)}`);
    return found;
  };
  // A short trial tells how many steps fit into the time.
  const trial = desk.run(start(budget.seed, trialSteps), began + budget.seconds * second * trialShare);
  const pace = trial.steps / Math.max(1, budget.now() - began);
  let best = desk.keep(trial.calendar());
  for (let run = 1, inVain = 0; !desk.isOver() && !isPerfect(best) && inVain < mostInVain; run++) {
    const steps = Math.max(1000, Math.floor(pace * desk.timeLeft()));
    const found = desk.run(start(`${budget.seed}|${run}`, steps), desk.end).calendar();
    inVain = isBetter(found, best) ? 0 : inVain + 1;
    if (inVain === 0) best = desk.keep(found);
  }
  return best;
}

class Search {
  readonly end: number;
  readonly #budget: SearchBudget;
  readonly #began: number;
  #unplaced = 0;
  #told: number;
  #wrote: number;
  #writing = 0;

  constructor(budget: SearchBudget) {
    this.#budget = budget;
    this.#began = budget.now();
    this.#told = this.#began;
    this.#wrote = this.#began;
    this.end = this.#began + budget.seconds * second;
  }

  timeLeft(): number {
    return Math.max(0, this.end - this.#budget.now());
  }

  isOver(): boolean {
    return this.#budget.isStopped() || this.timeLeft() === 0;
  }

  /** Follows a search until it ends, its time is up, or somebody stops it. */
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

  keep(calendar: Calendar): Calendar {
    this.#unplaced = calendar.unplaced.length;
    return calendar;
  }

  #report(attempt: Progress): void {
    const now = this.#budget.now();
    if (now - this.#told < second) return;
    this.#told = now;
    if (now - this.#wrote > this.#writing * writingShare) {
      this.#unplaced = attempt.calendar().unplaced.length;
      this.#wrote = this.#budget.now();
      this.#writing = this.#wrote - now;
    }
    const fraction = Math.min(1, (now - this.#began) / (this.end - this.#began));
    this.#budget.tell({ fraction, unplaced: this.#unplaced, hard: attempt.hard, soft: attempt.soft });
  }
}

const isPerfect = ({ unplaced, soft }: Calendar) => unplaced.length === 0 && soft === 0;

function isBetter(one: Calendar, other: Calendar): boolean {
  const fewer = one.unplaced.length - other.unplaced.length;
  return fewer < 0 || (fewer === 0 && one.soft < other.soft);
}
