import { createRandom } from '../../chance/index.ts';
import type { Placements } from '../dated/placed.ts';
import type { CalendarBreach, DatedProblem } from '../dated/problem.ts';
import { softIn } from '../search/amount.ts';
import { type Compiled, compile } from '../search/compile.ts';
import { isBetter, type Playable, release } from '../search/release.ts';
import type { Progress } from '../search/solve.ts';
import { placesOf } from '../search/start.ts';
import { toCalendar } from '../search/to-calendar.ts';
import type { Solver } from './choice/solver.ts';
import { Repair } from './repair.ts';
import { WholeSeason } from './whole-season.ts';

export interface CompleteOptions {
  readonly seed: string;
  readonly solver: Solver;
  isOver(): boolean;
}

/**
 * Places unplaced matches without unplacing others, in turns: a search of the whole season, unless it is too
 * large, and the solver, which places one match at a time among some freed ones. Preferences are ignored.
 * Reports after each attempt; ends when no match is unplaced, when it is over, or when none can be placed.
 */
export function completeDated(
  problem: DatedProblem,
  from: Placements,
  options: CompleteOptions,
): Iterable<Progress> | CalendarBreach {
  const compiled = compile(problem);
  return 'breach' in compiled ? compiled : attempts(compiled, from, options);
}

function* attempts(compiled: Compiled, from: Placements, options: CompleteOptions): Generator<Progress> {
  let current = release(compiled, placesOf(compiled, from));
  yield progress(compiled, current);
  if (current.unplaced === 0 || options.isOver()) return;
  const season = WholeSeason.isFor(compiled)
    ? new WholeSeason(compiled, createRandom(`${options.seed} season`), current)
    : null;
  const repair = new Repair(compiled, createRandom(options.seed), options.solver);
  while (current.unplaced > 0 && !options.isOver()) {
    const canRepair = repair.isOpen(current);
    const canSearch = season?.isOpen(!canRepair) === true;
    if (!canRepair && !canSearch) return;
    const whole = canSearch ? season.search(options.isOver) : null;
    if (whole && isBetter(whole, current)) current = whole;
    else if (canRepair) current = repair.attempt(current, options.isOver);
    yield progress(compiled, current);
  }
}

function progress(compiled: Compiled, { places, unplaced, total }: Playable): Progress {
  return {
    steps: 0,
    hard: unplaced,
    soft: softIn(total),
    calendar: () => toCalendar(compiled, places, places),
  };
}
