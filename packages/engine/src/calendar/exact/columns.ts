import type { Random } from '../../chance/index.ts';
import { hardIn } from '../search/amount.ts';
import type { Board } from '../search/board.ts';
import type { Price } from '../search/price.ts';
import { read } from '../search/read.ts';

/** A free match at an option that no fixed match blocks. */
export interface Column {
  readonly match: number;
  readonly option: number;
  readonly at: number;
  readonly day: number;
}

/** The solver’s choices in time order, and whether they are complete. */
interface Columns {
  readonly columns: readonly Column[];
  readonly isAll: boolean;
}

/**
 * The columns of matches that are currently lifted, including their former places. Matches with more than
 * `most` options get a random sample.
 */
export function columnsOf(
  { compiled }: Board,
  price: Price,
  random: Random,
  previousOptions: ReadonlyMap<number, number>,
  most: number,
): Columns {
  const { at, day } = compiled;
  let isAll = true;
  const columns: Column[] = [];
  for (const [match, old] of previousOptions) {
    const possible = optionsOf(compiled, match).filter((option) => hardIn(price(match, option)) === 0);
    const drawn = possible.length <= most ? possible : drawFew(random, possible, old, most);
    isAll &&= drawn.length === possible.length;
    for (const option of drawn) columns.push({ match, option, at: read(at, option), day: read(day, option) });
  }
  return { columns: columns.sort((a, b) => a.at - b.at || a.option - b.option), isAll };
}

export function optionsOf({ firstOption }: Board['compiled'], match: number): readonly number[] {
  const first = read(firstOption, match);
  return Array.from({ length: read(firstOption, match + 1) - first }, (_, index) => first + index);
}

function drawFew(random: Random, possible: readonly number[], old: number, most: number): readonly number[] {
  const others = random.shuffle(possible.filter((option) => option !== old));
  return [...(old >= 0 ? [old] : []), ...others.slice(0, most - 1)];
}
