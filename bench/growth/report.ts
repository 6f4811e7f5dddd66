/** The cost of one call at one size. */
export interface Row {
  readonly matches: number;
  readonly name: string;
  readonly pages: number;
  readonly rows: number;
  /** Not measured in a short run. */
  readonly milliseconds: number | undefined;
}

/** Twice the cost for ten times the matches: more than one more index level, or a changed plan. */
const logarithmic = 0.3;
/** Below this, a small table is read whole because looking up its rows would cost more. */
const few = 500;

/** Calls that may grow, because their growth is limited. */
const ends: Readonly<Record<string, string>> = {
  'team.find': 'counts to 10,000 and sorts what the words find',
  'competition.find': 'counts to 10,000',
  'match.find': 'counts to 10,000',
  'search.find': 'sorts what the words find, and no more than the best of each kind',
  'sitemap.index': 'counts to 100,000 of each kind',
};

const endOf = (name: string) => ends[name.split(/[ ,]/)[0] ?? ''];

/** The exponent of growth by matches, over the last two sizes; small values count as constant. */
function exponentOf(rows: readonly Row[], of: 'pages' | 'rows'): number {
  const [before, last] = rows.slice(-2);
  if (!before || !last) return 0;
  const growth = Math.max(last[of], few) / Math.max(before[of], few);
  return Math.log(growth) / Math.log(last.matches / before.matches);
}

const columns = (values: readonly (number | string)[]) =>
  values.map((value) => String(value).padStart(9)).join('');

/** One line with the cost of a call at each size. */
function lineOf(name: string, own: readonly Row[], exponents: string): string {
  const figures = [
    own.map(({ pages }) => pages),
    own.map(({ rows }) => rows),
    own.map(({ milliseconds }) => milliseconds?.toFixed(1) ?? ''),
  ];
  return `${name.padEnd(44)}${figures.map(columns).join('  ')}  ${exponents}`;
}

/** Prints the cost of each call at each size; returns those that grow without limit. */
export function printTable(rows: readonly Row[]): readonly string[] {
  const growing: string[] = [];
  const sizes = Array.from(new Set(rows.map(({ matches }) => matches)));
  console.log(`Pages, rows and milliseconds at ${sizes.join(', ')} matches; exponents of pages and rows:`);
  for (const [name, own] of Map.groupBy(rows, (row) => row.name)) {
    const [pages, seen] = [exponentOf(own, 'pages'), exponentOf(own, 'rows')];
    // A plan that stops reading a small table whole and looks up its rows trades one for the other.
    const grows = Math.min(pages, seen) > logarithmic;
    if (grows && endOf(name) === undefined) growing.push(name);
    const verdict = grows ? `  grows: ${endOf(name) ?? 'WITHOUT END'}` : '';
    console.log(lineOf(name, own, `${pages.toFixed(2)} ${seen.toFixed(2)}${verdict}`));
  }
  console.log(growing.length === 0 ? 'Nothing grows without end.' : `${growing.length} calls grow.`);
  return growing;
}
