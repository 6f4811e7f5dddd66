/** Level rows share a place, or the recorded finishing order separates them. Never the id. */
export type Ties = 'SHARE' | 'ORDER';

/** Places by id, null for unplaced ones. */
export type Places = ReadonlyMap<string, number | null>;

/** Compares rows that are still level: negative if the first is better. */
export type Step<Row> = (level: readonly Row[]) => (a: Row, b: Row) => number;

/** Sorts rows best first, step by step; rows that no step separates stay together. */
export function rankBy<Row>(rows: readonly Row[], steps: readonly Step<Row>[]): readonly (readonly Row[])[] {
  const start: readonly (readonly Row[])[] = rows.length === 0 ? [] : [rows];
  return steps.reduce((levels, step) => levels.flatMap((level) => split(level, step)), start);
}

function split<Row>(level: readonly Row[], step: Step<Row>): readonly (readonly Row[])[] {
  if (level.length === 1) return [level];
  const compare = step(level);
  const parts: Row[][] = [];
  let last: Row[] = [];
  for (const row of level.toSorted(compare)) {
    const [first] = last;
    if (first !== undefined && compare(first, row) === 0) last.push(row);
    else {
      last = [row];
      parts.push(last);
    }
  }
  return parts;
}

/** A step that compares a number, lower first. */
export function lowest<Row>(value: (row: Row) => number): Step<Row> {
  return () => (a, b) => compareNumbers(value(a), value(b));
}

/** A step that compares a number, higher first. */
export function highest<Row>(value: (row: Row) => number): Step<Row> {
  return () => (a, b) => compareNumbers(value(b), value(a));
}

// Not a subtraction: two infinities are equal.
function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** The last step: the recorded order, if the rules use it and all level rows have one. */
export function byOrder<Row extends { readonly order: number | null }>(ties: Ties): Step<Row> {
  return (level) =>
    ties === 'ORDER' && level.every(({ order }) => order !== null)
      ? (a, b) => compareNumbers(a.order ?? 0, b.order ?? 0)
      : () => 0;
}

/** Places 1, 1, 3; `everybody` gets null unless ranked. `before` are placed ahead of all. */
export function placesOf<Row extends { readonly id: string }>(
  everybody: readonly { readonly id: string }[],
  levels: readonly (readonly Row[])[],
  before = 0,
): Places {
  const places = new Map<string, number | null>(everybody.map(({ id }) => [id, null]));
  let ahead = before;
  for (const level of levels) {
    for (const { id } of level) places.set(id, ahead + 1);
    ahead += level.length;
  }
  return places;
}
