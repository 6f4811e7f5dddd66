import { HARD } from './amount.ts';
import type { Board } from './board.ts';
import { read } from './read.ts';

/**
 * What a match adds to a team’s rounds out of order, breaks and rows of three: only the two matches before
 * and after it matter. Null if none of these are priced.
 */
export function sequencePrice(board: Board) {
  const { home, round, problem } = board.compiled;
  const { weights, isOrderFree } = problem.rules;
  const { breaks, threeInARow } = weights;
  if (isOrderFree && breaks === 0 && threeInARow === 0) return null;
  const find = neighbours(board);
  const sideOf = (match: number, team: number) => (match < 0 ? -1 : Number(read(home, match) === team));
  const two = (a: number, b: number) => (a >= 0 && a === b ? breaks : 0);
  const three = (a: number, b: number, c: number) => (a >= 0 && a === b && b === c ? threeInARow : 0);
  const inverted = (a: number, b: number) => (a >= 0 && b >= 0 && read(round, a) > read(round, b) ? HARD : 0);
  const order = (before: number, match: number, after: number) =>
    isOrderFree ? 0 : inverted(before, match) + inverted(match, after) - inverted(before, after);
  return (match: number, option: number, team: number): number => {
    const around = find(match, option, team);
    const own = sideOf(match, team);
    const a = sideOf(read(around, 0), team);
    const b = sideOf(read(around, 1), team);
    const c = sideOf(read(around, 2), team);
    const d = sideOf(read(around, 3), team);
    const withIt = two(b, own) + two(own, c) + three(a, b, own) + three(b, own, c) + three(own, c, d);
    const without = two(b, c) + three(a, b, c) + three(b, c, d);
    return withIt - without + order(read(around, 1), match, read(around, 2));
  };
}

/** The two matches of a team before a place and the two after it, in time order; −1 for none. */
function neighbours({ compiled, place }: Board) {
  const { at, programmes } = compiled;
  const around = new Int32Array(4);
  const isBefore = (a: number, aAt: number, b: number, bAt: number) => aAt < bAt || (aAt === bAt && a < b);
  const isEarlier = (a: number, b: number) =>
    isBefore(a, read(at, read(place, a)), b, read(at, read(place, b)));
  // Of two matches on one side, the nearer is stored at `near` and the farther at `far`.
  const keep = (other: number, near: number, far: number, isNearer: (held: number) => boolean) => {
    if (read(around, near) < 0 || isNearer(read(around, near))) {
      around[far] = read(around, near);
      around[near] = other;
    } else if (read(around, far) < 0 || isNearer(read(around, far))) around[far] = other;
  };
  return (match: number, option: number, team: number): Int32Array => {
    around.fill(-1);
    for (const other of programmes[team] ?? []) {
      const stands = read(place, other);
      if (stands < 0) continue;
      if (isBefore(other, read(at, stands), match, read(at, option)))
        keep(other, 1, 0, (held) => isEarlier(held, other));
      else keep(other, 2, 3, (held) => isEarlier(other, held));
    }
    return around;
  };
}
