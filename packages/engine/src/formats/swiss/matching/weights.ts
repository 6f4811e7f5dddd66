/**
 * What every pair of a complete graph weighs: a list of whole numbers, the first outweighing all after it. The last
 * of them is left at 0 for wishes. Sums stay far below 2^53, so nothing is ever rounded.
 */
export interface Weights {
  readonly size: number;
  readonly parts: number;
  /** By (one · size + other) · parts + part. */
  readonly values: Float64Array;
}

const PART_BITS = 40;

/** More than all pairs together can weigh in one part. */
const FORBIDDEN = -(2 ** PART_BITS);

/** The criteria of a pair, most important first; null: the two cannot be a pair. */
export type Criteria = readonly number[];

const bitsFor = (limit: number): number => limit.toString(2).length;

interface Columns {
  readonly count: number;
  readonly pairs: number;
  readonly digits: Int16Array;
}

function readColumns(size: number, read: (one: number, other: number) => Criteria | null): Columns {
  const rows: (Criteria | null)[] = [];
  for (let one = 0; one < size; one += 1) {
    for (let other = one + 1; other < size; other += 1) rows.push(read(one, other));
  }
  const count = rows.find((row) => row !== null)?.length ?? 0;
  const digits = new Int16Array(rows.length * count);
  for (const [pair, row] of rows.entries()) if (row !== null) digits.set(row, pair * count);
  return { count, pairs: rows.length, digits };
}

/** Whether a column is a multiple of another, which may be the multiple by zero. */
function isMultiple({ count, pairs, digits }: Columns, column: number, of: number): boolean {
  let [left, right] = [0, 0];
  for (let pair = 0; pair < pairs; pair += 1) {
    const [own, base] = [digits[pair * count + column] ?? 0, digits[pair * count + of] ?? 0];
    if (right === 0 && base !== 0) [left, right] = [own, base];
    if (own * right !== base * left || (base === 0 && own !== 0)) return false;
  }
  return true;
}

const isEmpty = ({ count, pairs, digits }: Columns, column: number): boolean => {
  for (let pair = 0; pair < pairs; pair += 1) if (digits[pair * count + column] !== 0) return false;
  return true;
};

/** The columns that say something: once a sum is at its best, a multiple of it is too. */
function tellingColumns(columns: Columns): readonly number[] {
  const telling: number[] = [];
  for (let column = 0; column < columns.count; column += 1) {
    const says = !isEmpty(columns, column) && !telling.some((of) => isMultiple(columns, column, of));
    if (says) telling.push(column);
  }
  return telling;
}

interface Place {
  readonly column: number;
  readonly part: number;
  readonly factor: number;
}

/** Gives each column as many bits as its sum over all pairs of a matching can need. */
function placesOf(columns: Columns, telling: readonly number[], size: number): readonly Place[] {
  const { count, pairs, digits } = columns;
  const widths = telling.map((column) => {
    let most = 0;
    for (let pair = 0; pair < pairs; pair += 1) most = Math.max(most, digits[pair * count + column] ?? 0);
    return bitsFor(most * Math.floor(size / 2));
  });
  let [part, free] = [0, PART_BITS];
  return telling.map((column, index) => {
    const width = widths[index] ?? 0;
    if (width > free) [part, free] = [part + 1, PART_BITS];
    free -= width;
    return { column, part, factor: 2 ** free };
  });
}

/** Packs the criteria of all pairs; `read` is asked once for each of 0…size − 1 with each later one. */
export function packWeights(size: number, read: (one: number, other: number) => Criteria | null): Weights {
  const columns = readColumns(size, read);
  const places = placesOf(columns, tellingColumns(columns), size);
  const parts = (places.at(-1)?.part ?? 0) + 2;
  const values = new Float64Array(size * size * parts);
  let pair = 0;
  for (let one = 0; one < size; one += 1) {
    for (let other = one + 1; other < size; other += 1, pair += 1) {
      for (const { column, part, factor } of places) {
        const value = factor * (columns.digits[pair * columns.count + column] ?? 0);
        for (const at of [one * size + other, other * size + one]) {
          values[at * parts + part] = (values[at * parts + part] ?? 0) + value;
        }
      }
    }
  }
  return { size, parts, values };
}

function write({ size, parts, values }: Weights, one: number, other: number, part: number, to: number): void {
  values[(one * size + other) * parts + part] = to;
  values[(other * size + one) * parts + part] = to;
}

/** Says how much a pair is wished for, once everything else is equal. */
export function setWish(weights: Weights, one: number, other: number, wish: number): void {
  write(weights, one, other, weights.parts - 1, wish);
}

/** Takes its worth from a pair; one that is forbidden may not even stand for two who are left alone. */
export function devalue(weights: Weights, one: number, other: number, isForbidden: boolean): void {
  for (let part = 0; part < weights.parts; part += 1) write(weights, one, other, part, 0);
  if (isForbidden) write(weights, one, other, 0, FORBIDDEN);
}
