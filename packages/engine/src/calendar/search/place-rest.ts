import type { Random } from '../../chance/index.ts';
import { isAccepted } from './acceptance.ts';
import { softIn } from './amount.ts';
import { type Board, restore } from './board.ts';
import { cheapest } from './construct.ts';
import { createMakeRoom, type Room } from './make-room.ts';
import type { Price } from './price.ts';
import { read } from './read.ts';
import { isBetter, type Playable, place, placeCheapest, unplacedOn } from './release.ts';

/** How many other unplaced matches look for a place after each try. */
const OTHERS = 2;
/** The cost of one more unplaced match, in units of the temperature. */
const LOSS = 2;

/** The current cost of the board, and the temperature: how much more a calendar placing as many may cost. */
interface Rest {
  readonly from: Playable;
  readonly tries: number;
  readonly temperature: number;
}

/**
 * Looks for places for unplaced matches: each in turn takes a place, and the ones in its way look for
 * another. A try that leaves out as many as before may be kept, occasionally even one that leaves out more:
 * the gap moves until a match fits.
 */
export function placeRest(board: Board, price: Price, random: Random, rest: Rest): Playable {
  const makeRoom = createMakeRoom(board, price);
  restore(board, rest.from.places);
  let current = rest.from;
  let best = rest.from;
  for (let tried = 1; tried <= rest.tries && best.unplaced > 0; tried++) {
    const next = tryOne(board, price, random, makeRoom, current.total);
    const more = next.unplaced - current.unplaced;
    const costIncrease = softIn(next.total) - softIn(current.total) + more * LOSS * rest.temperature;
    const isReplaced = more < 0 || isAccepted(costIncrease, rest.temperature, random.next());
    if (isReplaced) current = next;
    else restore(board, current.places);
    if (isBetter(current, best)) best = current;
  }
  return best;
}

/** Places one unplaced match; conflicting matches, and a few unplaced ones, are placed again. */
function tryOne(
  board: Board,
  price: Price,
  random: Random,
  makeRoom: (match: number, option: number) => Room,
  before: number,
): Playable {
  const { firstOption } = board.compiled;
  const leftOut = random.shuffle(unplacedOn(board));
  const match = leftOut[0] as number;
  const first = read(firstOption, match);
  const drawn = random.below(read(firstOption, match + 1) - first);
  const option = random.below(2) === 0 ? first + drawn : cheapest(board, price, match, drawn);
  const cleared = makeRoom(match, option);
  let total = before - cleared.saved + place(board, price, match, option);
  for (const other of [
    ...random.shuffle(cleared.removed.map((removed) => removed.match)),
    ...leftOut.slice(1, 1 + OTHERS),
  ])
    total += placeCheapest(board, price, other);
  const unplaced = cleared.isFree ? unplacedOn(board).length : Number.POSITIVE_INFINITY;
  return { places: board.place.slice(), unplaced, total };
}
