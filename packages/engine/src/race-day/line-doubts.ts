import { type Line, type LineMark, type LineRules, startOf } from './line.ts';

/** Why a tap at the line needs confirmation. */
export type LineDoubt = 'TOO_FAST' | 'TWICE';

/** Without a distance, a time below half the best so far is doubtful; best times below this are ignored. */
const minBestTime = 60_000;

interface DoubtRules extends LineRules {
  /** The shortest possible time of the race, in milliseconds; null if unknown. */
  readonly fastest: number | null;
}

/** What is implausible about a tap; null for nearly all. */
export function lineDoubt(
  { at, bib }: Pick<LineMark, 'at' | 'bib'>,
  line: Line,
  rules: DoubtRules,
): LineDoubt | null {
  if (bib !== null && line.arrivals.some(({ mark }) => mark.bib === bib)) return 'TWICE';
  const start = startOfTap(bib, line, rules);
  return start !== undefined && isTooFast(at - start.at, line, rules) ? 'TOO_FAST' : null;
}

/** The start to use for a tap; without a bib the first one, which gives the longest possible time. */
export function startOfTap(bib: string | null, { starts }: Line, rules: LineRules): LineMark | undefined {
  const first = [...starts.values()].toSorted((a, b) => a.at - b.at)[0];
  return startOf(bib, starts, rules) ?? first;
}

function isTooFast(elapsed: number, { results }: Line, { fastest }: DoubtRules): boolean {
  if (fastest !== null && elapsed < fastest) return true;
  const best = Math.min(...results.flatMap(({ time }) => time ?? []));
  return Number.isFinite(best) && best >= minBestTime && elapsed * 2 < best;
}
