import type { Random } from '../../chance/index.ts';
import type { Board } from '../search/board.ts';
import { read } from '../search/read.ts';
import { MOST_OPTIONS, optionsOf } from './columns.ts';

/** Matches that may move together, and whether they are all that can move. */
export interface Neighbourhood {
  readonly free: readonly number[];
  readonly isAll: boolean;
}

/** All matches of a match’s two teams, and of further random teams until there are enough options. */
export function neighbourhoodOf(board: Board, random: Random, match: number, options: number): Neighbourhood {
  const { home, away, teams } = board.compiled;
  const movable = movableOn(board);
  const others = random.shuffle(Array.from({ length: teams }, (_, team) => team));
  const free = new Set<number>([match]);
  let found = 0;
  for (const team of new Set([read(home, match), read(away, match), ...others])) {
    const own = movable.filter((one) => read(home, one) === team || read(away, one) === team);
    for (const one of own.filter((it) => !free.has(it))) {
      free.add(one);
      found += Math.min(MOST_OPTIONS, optionsOf(board.compiled, one).length);
    }
    if (found >= options) break;
  }
  return { free: [...free], isAll: free.size === movable.length };
}

function movableOn({ compiled, place }: Board): readonly number[] {
  return Array.from(place.keys()).filter(
    (match) => read(compiled.isLocked, match) === 0 && optionsOf(compiled, match).length > 0,
  );
}
