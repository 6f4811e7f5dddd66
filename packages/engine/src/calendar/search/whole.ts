import type { Random } from '../../chance/index.ts';
import { hardIn } from './amount.ts';
import { cool, exploration, movableIn } from './anneal.ts';
import { emptyBoard } from './board.ts';
import { chain, linksIn } from './chain.ts';
import type { Compiled } from './compile.ts';
import { mixed } from './mix.ts';
import { pricer } from './price.ts';
import { read } from './read.ts';
import { type Playable, place, release } from './release.ts';

const PAUSE = 2000;

/** The same problem without preferences: only placing every match matters. */
function withoutPreferences(compiled: Compiled): Compiled {
  const { problem, cost } = compiled;
  const { weights, stretches } = problem.rules;
  const none = Object.fromEntries(Object.keys(weights).map((key) => [key, 0]));
  const rules = {
    ...problem.rules,
    weights: { ...weights, ...none },
    stretches: stretches.filter(({ weight }) => weight === undefined),
  };
  return { ...compiled, problem: { ...problem, rules }, cost: new Int32Array(cost.length) };
}

/**
 * Searches for a calendar with every match placed, at any cost, yielding every few steps. Preferences draw a
 * search away from the few complete calendars, so this one ignores them.
 */
export function* findWhole(
  compiled: Compiled,
  random: Random,
  from: Int32Array,
  steps: number,
): Generator<number, Playable> {
  const hardOnly = withoutPreferences(compiled);
  const board = emptyBoard(hardOnly);
  const price = pricer(board);
  let total = 0;
  for (const [match, option] of from.entries()) if (option >= 0) total += place(board, price, match, option);
  let best = { total, places: board.place.slice() };
  const change = (by: number) => {
    total += by;
    if (total < best.total) best = { total, places: board.place.slice() };
  };
  const movable = movableIn(hardOnly).filter((match) => read(board.place, match) >= 0);
  if (movable.length > 0 && total > 0) {
    const move = mixed(board, price, random, movable);
    const state = { change, hard: () => hardIn(total) };
    for (const done of cool(
      move,
      random,
      exploration(hardOnly.problem.rules),
      { steps, pause: PAUSE },
      state,
    )) {
      yield done;
      if (best.total === 0) break;
    }
  }
  const rest = release(hardOnly, best.places);
  return release(compiled, chain(board, price, random, { from: rest, links: linksIn(steps) }).places);
}
