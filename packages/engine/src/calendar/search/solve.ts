import { createRandom, type Random } from '../../chance/index.ts';
import type { Placements } from '../dated/placed.ts';
import type { CalendarBreach, DatedProblem } from '../dated/problem.ts';
import { hardIn, softIn } from './amount.ts';
import { type Cooling, cool, coolingFor, maxWeightOf, movableIn } from './anneal.ts';
import { type Board, emptyBoard, restore } from './board.ts';
import { chain, linksIn } from './chain.ts';
import { type Compiled, compile } from './compile.ts';
import { construct } from './construct.ts';
import { mixed } from './mix.ts';
import { placeRest } from './place-rest.ts';
import { type Price, pricer } from './price.ts';
import { read } from './read.ts';
import { isBetter, type Playable, release } from './release.ts';
import { placesOf } from './start.ts';
import { type Calendar, toCalendar } from './to-calendar.ts';
import { findWhole } from './whole.ts';

/** The cost of trying to place one unplaced match, in steps. */
const STEPS_PER_TRY = 50;
const MOST_TRIES = 5000;
/** The percentage of all steps that may go into placing every match before preferences count. */
const WHOLE = 30;

/** The best result of a search so far. */
export interface Progress {
  readonly steps: number;
  /** Hard offences of the best attempt; 0 once every match with options is placed. */
  readonly hard: number;
  readonly soft: number;
  /** Converts the best attempt to a calendar. */
  calendar(): Calendar;
}

/** The seed determines every random draw; the number of steps, how slowly the search cools. */
export interface SearchOptions {
  readonly seed: string;
  readonly steps: number;
  /** Steps between two reports. */
  readonly pause?: number;
  /** A calendar to start from; the result leaves out no more matches. */
  readonly from?: Placements;
}

/** Searches a calendar, reporting the best so far, until the steps are used up or the caller stops. */
export function solveDated(
  problem: DatedProblem,
  options: SearchOptions,
): Iterable<Progress> | CalendarBreach {
  const compiled = compile(problem);
  return 'breach' in compiled ? compiled : search(compiled, options);
}

type Places = { readonly total: number; readonly places: Int32Array };

type Budget = Required<Omit<SearchOptions, 'from'>>;

/** The state of a search run. */
interface SearchRun {
  readonly compiled: Compiled;
  readonly board: Board;
  readonly price: Price;
  readonly random: Random;
  readonly options: Budget;
  /** The steps left once every match has a place, or enough was tried. */
  steps: number;
  /** A calendar from before preferences count; later ones must not leave out more matches. */
  start: Playable;
  best: Places;
  /** The best attempt at placing every match, once the search has given up and leaves some out. */
  partial: Places | null;
}

function* search(
  compiled: Compiled,
  { seed, steps, pause = 2000, from }: SearchOptions,
): Generator<Progress> {
  const run = begin(compiled, { seed, steps, pause }, from);
  yield progress(run, 0);
  if (movableIn(compiled).length === 0) return;
  yield* placeAll(run);
  const stages = stagesOf(compiled, run.steps);
  let used = steps - run.steps;
  for (const [index, cooling] of stages.entries()) {
    for (const done of anneal(run, cooling)) {
      yield progress(run, Math.min(steps, used + done));
      if (run.best.total === 0 && run.partial === null) return;
    }
    used += shareOf(run, cooling);
    // Gaps are filled after exploration: before the polish, or after it if it is the only stage.
    if (index < stages.length - 2 || hardIn(run.best.total) === 0) continue;
    fillGaps(run);
    yield progress(run, Math.min(steps, used));
  }
}

/** Looks for a calendar with every match placed, unless there already is one. */
function* placeAll(run: SearchRun): Generator<Progress> {
  const { compiled, random, options } = run;
  if (run.start.unplaced === 0) {
    if (run.start.total < run.best.total) run.best = run.start;
    return;
  }
  const search = findWhole(compiled, random, run.best.places, Math.ceil((options.steps * WHOLE) / 100));
  for (let next = search.next(); ; next = search.next()) {
    if (!next.done) {
      run.steps = options.steps - next.value;
      yield progress(run, next.value);
      continue;
    }
    if (isBetter(next.value, run.start)) run.start = next.value;
    if (run.start.unplaced === 0 && run.start.total < run.best.total) run.best = run.start;
    return;
  }
}

function stagesOf(compiled: Compiled, steps: number): readonly Cooling[] {
  const { matches, rules } = compiled.problem;
  const isRerun = matches.some(({ before }) => before !== undefined);
  return coolingFor(rules, isRerun, steps / movableIn(compiled).length);
}

function begin(compiled: Compiled, options: Budget, from: Placements | undefined): SearchRun {
  const board = emptyBoard(compiled);
  const price = pricer(board);
  const random = createRandom(options.seed);
  const best = { total: construct(board, price, random), places: board.place.slice() };
  const constructed = release(compiled, best.places);
  const previous = from && release(compiled, placesOf(compiled, from));
  const start = previous && isBetter(previous, constructed) ? previous : constructed;
  return { compiled, board, price, random, options, steps: options.steps, start, best, partial: null };
}

const shareOf = ({ steps }: SearchRun, { share }: Cooling) => Math.ceil((steps * share) / 100);

function* anneal(run: SearchRun, cooling: Cooling): Generator<number> {
  const { compiled, board, price, random, options } = run;
  restore(board, run.best.places);
  let { total } = run.best;
  const change = (by: number) => {
    total += by;
    if (total < run.best.total) run.best = { total, places: board.place.slice() };
  };
  const movable = movableIn(compiled).filter((match) => read(board.place, match) >= 0);
  // If the rules allow no match anywhere, there is none to move.
  if (movable.length === 0) return;
  const move = mixed(board, price, random, movable);
  const pace = { steps: shareOf(run, cooling), pause: options.pause };
  yield* cool(move, random, cooling, pace, { change, hard: () => hardIn(total) });
}

/** Removes conflicting matches, as few as can be found: from here on no hard offence is allowed. */
function fillGaps(run: SearchRun): void {
  const { compiled, board, price, random, options, start, best } = run;
  const released = release(compiled, best.places);
  const from = isBetter(released, start) ? released : start;
  const tries = Math.min(MOST_TRIES, Math.ceil(options.steps / STEPS_PER_TRY));
  const filled = placeRest(board, price, random, {
    from,
    tries,
    temperature: maxWeightOf(compiled.problem.rules),
  });
  const chained = chain(board, price, random, { from: filled, links: linksIn(run.steps) });
  run.partial = chained.unplaced > 0 ? best : null;
  run.best = chained;
}

function progress(run: SearchRun, steps: number): Progress {
  const { compiled, start, best, partial } = run;
  const attempt = partial ?? best;
  const calendar = () => {
    const released = release(compiled, best.places);
    const { places } = isBetter(start, released) ? start : released;
    return toCalendar(compiled, places, attempt.places);
  };
  return { steps, hard: hardIn(attempt.total), soft: softIn(attempt.total), calendar };
}
