import { createRandom, type Random } from '../../chance/index.ts';
import type { Placements } from '../dated/placed.ts';
import type { CalendarBreach, DatedProblem } from '../dated/problem.ts';
import { softIn } from '../search/amount.ts';
import { type Board, emptyBoard, lift, restore } from '../search/board.ts';
import { type Compiled, compile } from '../search/compile.ts';
import { pricer } from '../search/price.ts';
import { read } from '../search/read.ts';
import { isBetter, type Playable, release } from '../search/release.ts';
import type { Progress } from '../search/solve.ts';
import { placesOf } from '../search/start.ts';
import { toCalendar } from '../search/to-calendar.ts';
import { type Column, columnsOf } from './columns.ts';
import { conflictLimits } from './conflicts.ts';
import { type Neighbourhood, neighbourhoodOf } from './neighbourhood.ts';
import type { Limit, Solver } from './solver.ts';
import { teamLimits } from './team-limits.ts';

/**
 * The initial number of options of the matches that move together: larger attempts take much longer. With
 * 6,000 a single attempt took forty seconds, in which twenty smaller ones find a place.
 */
const FIRST = 600;
const MOST = 2500;
const GROWTH = 1.15;
/** A match is given up after this many failed attempts. */
const MOST_TRIES = 40;

export interface CompleteOptions {
  readonly seed: string;
  readonly solver: Solver;
  isOver(): boolean;
}

/**
 * Places unplaced matches without unplacing others: some matches are freed, and the solver looks for places
 * for all of them at once. Preferences are ignored. Reports after each attempt; ends when no match is
 * unplaced, when it is over, or when none can be placed.
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
  const random = createRandom(options.seed);
  const tries = new Map<number, number>();
  let stands = release(compiled, placesOf(compiled, from));
  yield progress(compiled, stands);
  for (let size = FIRST; !options.isOver(); size = Math.min(MOST, size * GROWTH)) {
    const match = drawLeftOut(compiled, random, stands, tries);
    if (match === undefined) return;
    const attempt = new Attempt(compiled, random, stands, match, size);
    const found = attempt.solve(options);
    if (found && isBetter(found, stands)) {
      stands = found;
      // A size that was enough for this match may be enough for the next one.
      size /= GROWTH ** 2;
    } else tries.set(match, attempt.isExhaustive ? MOST_TRIES : (tries.get(match) ?? 0) + 1);
    yield progress(compiled, stands);
  }
}

function drawLeftOut(
  { firstOption }: Compiled,
  random: Random,
  { places }: Playable,
  tries: ReadonlyMap<number, number>,
): number | undefined {
  const out = Array.from(places.keys()).filter(
    (match) =>
      read(places, match) < 0 &&
      read(firstOption, match + 1) > read(firstOption, match) &&
      (tries.get(match) ?? 0) < MOST_TRIES,
  );
  return out[random.below(Math.max(1, out.length))];
}

/** Lifts the matches of some teams from the board, and places them again together with an unplaced one. */
class Attempt {
  readonly #compiled: Compiled;
  readonly #board: Board;
  readonly #columns: readonly Column[];
  readonly #limits: readonly Limit[];
  /** Whether no other attempt can place the match if this one fails. */
  readonly isExhaustive: boolean;

  constructor(compiled: Compiled, random: Random, { places }: Playable, match: number, size: number) {
    this.#compiled = compiled;
    this.#board = emptyBoard(compiled);
    restore(this.#board, places);
    const price = pricer(this.#board);
    const { free, isAll }: Neighbourhood = neighbourhoodOf(this.#board, random, match, size);
    const stood = new Map(free.map((one) => [one, read(places, one)]));
    for (const [one, option] of stood) if (option >= 0) lift(this.#board, one);
    const found = columnsOf(this.#board, price, random, stood);
    this.#columns = found.columns;
    this.isExhaustive = isAll && found.isAll;
    const isNeeded = (one: number) => one === match || (stood.get(one) ?? -1) >= 0;
    this.#limits = [
      ...[...stood.keys()].map((one) => this.#once(one, isNeeded(one))),
      ...conflictLimits(this.#board, price, found.columns),
      ...teamLimits(this.#board, found.columns),
    ];
  }

  solve({ solver, isOver }: CompleteOptions): Playable | null {
    if (this.#limits.some(({ columns, isExact }) => isExact === true && columns.length === 0)) return null;
    const chosen = solver.choose({ columns: this.#columns.length, limits: this.#limits }, isOver);
    if (chosen === null) return null;
    const places = this.#board.place.slice();
    for (const index of chosen) {
      const { match, option } = this.#columns[index] as Column;
      places[match] = option;
    }
    return release(this.#compiled, places);
  }

  #once(match: number, isExact: boolean): Limit {
    const own = this.#columns.flatMap((column, index) => (column.match === match ? [index] : []));
    return { columns: own, most: 1, isExact };
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
