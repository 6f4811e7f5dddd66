import type { Random } from '../../chance/index.ts';
import { isAccepted } from './acceptance.ts';
import { hardIn, softIn } from './amount.ts';
import { type Board, lift, put, restore } from './board.ts';
import { cheapest } from './construct.ts';
import type { Price } from './price.ts';
import { read } from './read.ts';
import {
  invertedWith,
  isBetter,
  mostOf,
  type Playable,
  place,
  placeCheapest,
  unplacedOn,
} from './release.ts';

/** How many of the others that are left out look for a place after each try. */
const OTHERS = 2;
/** What one match more that is left out counts for, in units of the temperature. */
const LOSS = 2;
/** Days around a place in which a field or a referee may be taken. */
const NEAR = 2;

/** The current cost of the board, and the temperature: how much more a calendar that places as many may cost. */
interface Rest {
  readonly from: Playable;
  readonly tries: number;
  readonly temperature: number;
}

/**
 * Looks for a place for the matches that are left out: each in turn takes a place, whoever stands in the way looks for
 * another. A try that leaves as many out as before may stay, now and then even one that leaves out more: the gap moves
 * until a match fits.
 */
export function placeRest(board: Board, price: Price, random: Random, rest: Rest): Playable {
  restore(board, rest.from.places);
  let stands = rest.from;
  let best = rest.from;
  for (let tried = 1; tried <= rest.tries && best.unplaced > 0; tried++) {
    const next = tryOne(board, price, random, stands.total);
    const more = next.unplaced - stands.unplaced;
    const dearer = softIn(next.total) - softIn(stands.total) + more * LOSS * rest.temperature;
    const isTaken = more < 0 || isAccepted(dearer, rest.temperature, random.next());
    if (isTaken) stands = next;
    else restore(board, stands.places);
    if (isBetter(stands, best)) best = stands;
  }
  return best;
}

/** Gives one of the matches that are left out a place; what clashes with it, and a few others, are placed again. */
function tryOne(board: Board, price: Price, random: Random, before: number): Playable {
  const { firstOption } = board.compiled;
  const out = random.shuffle(unplacedOn(board));
  const match = out[0] as number;
  const first = read(firstOption, match);
  const drawn = random.below(read(firstOption, match + 1) - first);
  const option = random.below(2) === 0 ? first + drawn : cheapest(board, price, match, drawn);
  const cleared = makeRoom(board, price, match, option);
  let total = before - cleared.saved + place(board, price, match, option);
  for (const other of [...random.shuffle(cleared.gone), ...out.slice(1, 1 + OTHERS)])
    total += placeCheapest(board, price, other);
  const unplaced = cleared.isFree ? unplacedOn(board).length : Number.POSITIVE_INFINITY;
  return { places: board.place.slice(), unplaced, total };
}

/** Takes away the fewest matches that let another stand at an option without a hard offence, if locked ones allow it. */
function makeRoom(board: Board, price: Price, match: number, option: number) {
  const gone: number[] = [];
  let saved = 0;
  const takeAway = (other: number) => {
    gone.push(other);
    const old = lift(board, other);
    saved += price(other, old);
  };
  const mayGo = (other: number) => read(board.compiled.isLocked, other) === 0;
  if (!board.compiled.problem.rules.isOrderFree)
    for (const other of invertedWith(board, match, option).filter(mayGo)) takeAway(other);
  for (let hard = hardIn(price(match, option)); hard > 0; hard = hardIn(price(match, option))) {
    const worst = mostOf(neighboursOf(board, match, option).filter(mayGo), (other) => {
      const old = lift(board, other);
      const left = hardIn(price(match, option));
      put(board, other, old);
      return hard - left;
    });
    if (worst < 0) return { gone, saved, isFree: false };
    takeAway(worst);
  }
  return { gone, saved, isFree: true };
}

/** The matches that share a team, the field, a referee or high risk with a match at an option. */
function neighboursOf({ compiled, place: stands, head, next }: Board, match: number, option: number) {
  const { home, away, lane, day, days, width, programmes, refereeLanes, riskLane, isRisk } = compiled;
  const teams = [read(home, match), read(away, match)];
  const found = new Set(teams.flatMap((team) => [...(programmes[team] ?? [])]));
  const risk = read(isRisk, match) === 1 ? [riskLane] : [];
  const first = Math.max(0, read(day, option) - NEAR);
  const last = Math.min(days - 1, read(day, option) + NEAR);
  for (const own of [read(lane, option), ...risk, ...(refereeLanes[match] ?? [])])
    for (let at = own * days + first; at <= own * days + last; at++)
      for (let holder = read(head, at); holder >= 0; holder = read(next, holder))
        found.add((holder / width) | 0);
  return [...found].filter((other) => other !== match && read(stands, other) >= 0);
}
