import { createRandom, type Random } from '../../chance/index.ts';
import { costOf, judge } from '../dated/judge.ts';
import type { Offence } from '../dated/offence.ts';
import type { Placements } from '../dated/placed.ts';
import type { CalendarBreach, DatedProblem, MatchId } from '../dated/problem.ts';
import { hardIn, softIn } from './amount.ts';
import { type Cooling, cool, coolingFor, movableIn } from './anneal.ts';
import { type Board, emptyBoard, restore } from './board.ts';
import { type Compiled, compile } from './compile.ts';
import { construct } from './construct.ts';
import { ejector } from './eject.ts';
import { type Move, mover } from './moves.ts';
import { type Price, pricer } from './price.ts';
import { reassigner } from './reassign.ts';
import { release } from './release.ts';

/** A calendar that can be played: what could not be placed without breaking a hard rule is not placed. */
export interface Calendar {
  readonly placements: Placements;
  readonly unplaced: readonly MatchId[];
  /** What the calendar still costs. Only locked matches can leave a hard offence here. */
  readonly offences: readonly Offence[];
  /** The hard rules that the search could not keep all at once: why matches are not placed. */
  readonly conflicts: readonly Offence[];
  readonly soft: number;
}

/** The best that a search has seen after so many steps. */
export interface Progress {
  readonly steps: number;
  /** Hard offences of the best attempt; 0 when every match with an option is placed. */
  readonly hard: number;
  readonly soft: number;
  /** Writes the best attempt down as a calendar. */
  calendar(): Calendar;
}

/** The seed decides every draw; the steps decide how slowly the search cools. */
export interface SearchOptions {
  readonly seed: string;
  readonly steps: number;
  /** Steps between two reports. */
  readonly pause?: number;
}

/** Searches a calendar and reports the best so far, again and again, until the steps are used or the caller has enough. */
export function solveDated(
  problem: DatedProblem,
  options: SearchOptions,
): Iterable<Progress> | CalendarBreach {
  const compiled = compile(problem);
  return 'breach' in compiled ? compiled : search(compiled, options);
}

function* search(compiled: Compiled, { seed, steps, pause = 2000 }: SearchOptions): Generator<Progress> {
  const random = createRandom(seed);
  const board = emptyBoard(compiled);
  const price = pricer(board);
  let total = construct(board, price, random);
  let best = { total, places: board.place.slice() };
  yield progress(compiled, 0, best);
  const movable = movableIn(compiled);
  if (movable.length === 0) return;
  const change = (by: number) => {
    total += by;
    if (total < best.total) best = { total, places: board.place.slice() };
  };
  const ledger = { change, hard: () => hardIn(total) };
  const move = moves(board, price, random, movable);
  let used = 0;
  for (const cooling of stagesOf(compiled)) {
    restore(board, best.places);
    total = best.total;
    const own = Math.ceil((steps * cooling.share) / 100);
    for (const done of cool(move, random, cooling, { steps: own, pause }, ledger)) {
      yield progress(compiled, Math.min(steps, used + done), best);
      if (best.total === 0) return;
    }
    used += own;
  }
}

function stagesOf({ problem }: Compiled): readonly Cooling[] {
  const isRerun = problem.matches.some(({ before }) => before !== undefined);
  return coolingFor(problem.rules, isRerun);
}

/** Most changes are small; a few let others look for a new place, or deal a whole team anew: dear, but they find more. */
function moves(board: Board, price: Price, random: Random, movable: readonly number[]): Move {
  const move = mover(board, price, random, movable);
  const eject = ejector(board, price, random, movable);
  const reassign = reassigner(board, price, random, movable);
  return (climate) => {
    const draw = random.below(100);
    if (draw === 0) return reassign(climate);
    return draw <= 3 ? eject(climate) : move(climate);
  };
}

type Best = { readonly total: number; readonly places: Int32Array };

function progress(compiled: Compiled, steps: number, { total, places }: Best): Progress {
  return { steps, hard: hardIn(total), soft: softIn(total), calendar: () => calendarOf(compiled, places) };
}

function calendarOf(compiled: Compiled, places: Int32Array): Calendar {
  const { problem } = compiled;
  const { placements, offences } = playable(problem, placementsOf(compiled, release(compiled, places)));
  const attempted = judge(problem, placementsOf(compiled, places));
  return {
    placements,
    unplaced: problem.matches.map(({ id }) => id).filter((id) => !placements.has(id)),
    offences,
    conflicts: attempted.filter(({ isHard }) => isHard),
    soft: costOf(offences).soft,
  };
}

/** The judge has the last word: while it names a hard offence, the match that is named most goes, unless it is locked. */
function playable(problem: DatedProblem, placements: Placements) {
  const locked = new Set(problem.matches.filter((match) => match.locked).map(({ id }) => id));
  const kept = new Map(placements);
  for (;;) {
    const offences = judge(problem, kept);
    const hard = offences.filter(({ isHard }) => isHard);
    const named = hard.map(({ matches }) => matches.filter((id) => !locked.has(id)));
    const times = Map.groupBy(named.flat(), (id) => id);
    const [most] = [...times.values()].sort((a, b) => b.length - a.length);
    if (!most?.[0]) return { placements: kept, offences };
    kept.delete(most[0]);
  }
}

function placementsOf({ problem, placements }: Compiled, places: Int32Array): Placements {
  const placed = problem.matches.map(({ id }, match) => [id, placements[places[match] ?? -1]] as const);
  return new Map(placed.flatMap(([id, placement]) => (placement ? [[id, placement]] : [])));
}
