import type { Random } from '../../chance/index.ts';
import type { Compiled } from '../search/compile.ts';
import { read } from '../search/read.ts';
import { optionsOf } from './columns.ts';

/** Matches with more options get a random sample of this size, to keep the solver’s problem small. */
export const MOST_OPTIONS = 40;

/** Matches that may move together, and whether they are all that can move. */
interface Neighbourhood {
  readonly free: readonly number[];
  readonly isAll: boolean;
}

/** All matches of a match’s two teams, and of further random teams until there are enough options. */
export function neighbourhoodOf(
  compiled: Compiled,
  random: Random,
  match: number,
  options: number,
): Neighbourhood {
  const { home, away, teams } = compiled;
  const movable = movableIn(compiled);
  const others = random.shuffle(Array.from({ length: teams }, (_, team) => team));
  const free = new Set<number>([match]);
  let found = 0;
  for (const team of new Set([read(home, match), read(away, match), ...others])) {
    const own = movable.filter((one) => read(home, one) === team || read(away, one) === team);
    for (const one of own.filter((it) => !free.has(it))) {
      free.add(one);
      found += Math.min(MOST_OPTIONS, optionsOf(compiled, one).length);
    }
    if (found >= options) break;
  }
  return { free: [...free], isAll: free.size === movable.length };
}

/** The matches that are not locked and have options. */
export function movableIn(compiled: Compiled): readonly number[] {
  return Array.from(compiled.home.keys()).filter(
    (match) => read(compiled.isLocked, match) === 0 && optionsOf(compiled, match).length > 0,
  );
}
