import type { Random } from '../../chance/index.ts';
import { hardIn } from './amount.ts';
import { type Board, restore } from './board.ts';
import { createMakeRoom, type Room, restoreMatches, type Worth } from './make-room.ts';
import type { Price } from './price.ts';
import { read } from './read.ts';
import { isBetter, type Playable, place, unplacedOn } from './release.ts';

/** How many of a match’s options are compared by what they eject: those with the fewest offences. */
const COMPARED = 8;
/**
 * How many tries an option stays closed to a match ejected from it: this many, plus a random number up to it.
 */
const CLOSED = 6;
/**
 * After this many links without improvement the chain restarts at the best calendar and forgets what it
 * learned.
 */
const PATIENCE = 1500;

/** The cost of following one link, in steps. */
const STEPS_PER_LINK = 25;

/** The number of links a search of so many steps may follow. */
export function linksIn(steps: number): number {
  return Math.ceil(steps / STEPS_PER_LINK);
}

/**
 * Ejection chains: an unplaced match takes the place that harms the others least, the ejected ones do the
 * same, and so on until the last one finds a free place. Matches ejected often become more expensive to
 * eject, and cannot return to the same place at once, so the gap travels through the season instead of in
 * circles.
 */
export function chain(
  board: Board,
  price: Price,
  random: Random,
  { from, links }: { readonly from: Playable; readonly links: number },
): Playable {
  const { firstOption } = board.compiled;
  const worth = new Int32Array(board.place.length).fill(1);
  const worthOf: Worth = (match) => read(worth, match);
  const makeRoom = createMakeRoom(board, price);
  const closedUntil = new Int32Array(read(firstOption, board.place.length));
  restore(board, from.places);
  let total = from.total;
  let best = from;
  let improved = 0;
  for (let link = 1; link <= links && best.unplaced > 0; link++) {
    if (link - improved > PATIENCE) {
      improved = link;
      worth.fill(1);
      restore(board, best.places);
      total = best.total;
    }
    const unplaced = unplacedOn(board);
    const match = unplaced[random.below(unplaced.length)] as number;
    const open = fewestOffences(board, price, random, match, (it) => read(closedUntil, it) > link);
    const option = leastHarm(board, makeRoom, match, open, worthOf);
    if (option < 0) continue;
    const room = makeRoom(match, option, worthOf);
    total += place(board, price, match, option) - room.saved;
    for (const { match: other, option: old } of room.removed) {
      worth[other] = read(worth, other) + 1;
      closedUntil[old] = link + CLOSED + random.below(CLOSED + unplaced.length);
    }
    const now = { unplaced: unplaced.length - 1 + room.removed.length, total };
    if (now.unplaced <= best.unplaced && isBetter({ ...now, places: board.place }, best)) {
      if (now.unplaced < best.unplaced) improved = link;
      best = { ...now, places: board.place.slice() };
    }
  }
  return best;
}

/** The option of a match that ejects the least worth; −1 if locked matches leave none. */
function leastHarm(
  board: Board,
  makeRoom: (match: number, option: number, worth: Worth) => Room,
  match: number,
  options: readonly number[],
  worth: Worth,
): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const option of options) {
    const room = makeRoom(match, option, worth);
    const harm = room.removed.reduce((sum, removed) => sum + worth(removed.match), 0);
    restoreMatches(board, room);
    if (room.isFree && harm < least) [best, least] = [option, harm];
    if (least === 0) break;
  }
  return best;
}

/** The open options of a match with the fewest hard offences, equals in random order. */
function fewestOffences(
  { compiled: { firstOption } }: Board,
  price: Price,
  random: Random,
  match: number,
  isClosed: (option: number) => boolean,
): readonly number[] {
  const first = read(firstOption, match);
  const all = Array.from({ length: read(firstOption, match + 1) - first }, (_, index) => first + index);
  const priced = all
    .filter((option) => !isClosed(option))
    .map((option) => ({ option, offences: hardIn(price(match, option)), draw: random.next() }));
  priced.sort((a, b) => a.offences - b.offences || a.draw - b.draw);
  return priced.slice(0, COMPARED).map(({ option }) => option);
}
