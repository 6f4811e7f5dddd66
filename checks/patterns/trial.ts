import { Matcher, mostSteps } from './matcher.ts';
import type { Part } from './part.ts';
import { pumpsFor, waysTo } from './pumps.ts';

/** Letters in the shorter of two texts; the other has twice as many. */
const length = 48;

/** Twice the text is twice the work for an honest pattern, and four times the work where every letter is looked at by every other. */
const mostGrowth = 3;

/** A letter that patterns of ours do not take: before they say so, they try everything. */
const end = '\u0001';

/** The word that, repeated, makes a pattern work more than its length; nothing when none was found. */
export function heldUpBy(pattern: Part, flags: string): string | undefined {
  const matcher = new Matcher(flags);
  const ways = [...new Set(waysTo(pattern, matcher))];
  if (ways.length === 0) return undefined;
  const steps = (way: string, pump: string, letters: number) =>
    matcher.stepsIn(pattern, way + pump.repeat(letters / pump.length) + end);
  return pumpsFor(pattern, matcher).find((pump) =>
    ways.some((way) => {
      const [less, more] = [steps(way, pump, length), steps(way, pump, 2 * length)];
      const empty = steps(way, pump, 0);
      return more >= mostSteps || more - empty > mostGrowth * (less - empty + length);
    }),
  );
}
