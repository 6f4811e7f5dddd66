import { type Line, type LineMark, type LineRules, startOf } from './line.ts';

/** Why a tap at the line is asked about before it counts. */
export type LineDoubt = 'TOO_FAST' | 'TWICE';

/** Somebody whose time is below half of the best so far; below this, nobody's pace tells anything. */
const shortestBest = 60_000;

interface DoubtRules extends LineRules {
  /** The shortest time in which the race can be run, in milliseconds; null where nobody knows. */
  readonly fastest: number | null;
}

/** What can hardly be true of a tap; null for nearly all. */
export function lineDoubt(
  { at, bib }: Pick<LineMark, 'at' | 'bib'>,
  line: Line,
  rules: DoubtRules,
): LineDoubt | null {
  if (bib !== null && line.arrivals.some(({ mark }) => mark.bib === bib)) return 'TWICE';
  const start = startOfTap(bib, line, rules);
  return start !== undefined && isTooFast(at - start.at, line, rules) ? 'TOO_FAST' : null;
}

/** Where nobody knows who it was, the first start: whoever it was can have run no longer. */
export function startOfTap(bib: string | null, { starts }: Line, rules: LineRules): LineMark | undefined {
  const first = [...starts.values()].toSorted((a, b) => a.at - b.at)[0];
  return startOf(bib, starts, rules) ?? first;
}

function isTooFast(elapsed: number, { results }: Line, { fastest }: DoubtRules): boolean {
  if (fastest !== null && elapsed < fastest) return true;
  const best = Math.min(...results.flatMap(({ time }) => time ?? []));
  return Number.isFinite(best) && best >= shortestBest && elapsed * 2 < best;
}
