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
    const nearest = find(match, option, team);
    const own = sideOf(match, team);
    const a = sideOf(read(nearest, 0), team);
    const b = sideOf(read(nearest, 1), team);
    const c = sideOf(read(nearest, 2), team);
    const d = sideOf(read(nearest, 3), team);
    const withMatch = two(b, own) + two(own, c) + three(a, b, own) + three(b, own, c) + three(own, c, d);
    const without = two(b, c) + three(a, b, c) + three(b, c, d);
    return withMatch - without + order(read(nearest, 1), match, read(nearest, 2));
  };
}

/** The two matches of a team before a place and the two after it, in time order; −1 for none. */
function neighbours({ compiled, place }: Board) {
  const { at, programmes } = compiled;
  const nearest = new Int32Array(4);
  const isBefore = (a: number, aAt: number, b: number, bAt: number) => aAt < bAt || (aAt === bAt && a < b);
  const isEarlier = (a: number, b: number) =>
    isBefore(a, read(at, read(place, a)), b, read(at, read(place, b)));
  // Of two matches on one side, the nearer is stored at `near` and the farther at `far`.
  const keep = (other: number, near: number, far: number, isNearer: (stored: number) => boolean) => {
    if (read(nearest, near) < 0 || isNearer(read(nearest, near))) {
      nearest[far] = read(nearest, near);
      nearest[near] = other;
    } else if (read(nearest, far) < 0 || isNearer(read(nearest, far))) nearest[far] = other;
  };
  return (match: number, option: number, team: number): Int32Array => {
    nearest.fill(-1);
    for (const other of programmes[team] ?? []) {
      const otherOption = read(place, other);
      if (otherOption < 0) continue;
      if (isBefore(other, read(at, otherOption), match, read(at, option)))
        keep(other, 1, 0, (stored) => isEarlier(stored, other));
      else keep(other, 2, 3, (stored) => isEarlier(other, stored));
    }
    return nearest;
  };
}
