/**
 * The weight of every pair of a complete graph: a list of integers, each outweighing all after it. The last
 * one is kept at 0 for preferences. Sums stay far below 2^53, so nothing is ever rounded.
 */
export interface Weights {
  readonly size: number;
  readonly parts: number;
  /** By (one · size + other) · parts + part. */
  readonly values: Float64Array;
  /** By vertex · parts + part: two vertices’ values add up to at least twice the weight of their pair. */
  readonly covers: Float64Array;
}

const PART_BITS = 40;

/** More than all pairs together can weigh in one part. */
const FORBIDDEN = -(2 ** PART_BITS);

/** The criteria of a pair, most important first; null if the two cannot be a pair. */
export type Criteria = readonly number[];

const bitsFor = (limit: number): number => limit.toString(2).length;

/** Lists of criteria, and each pair’s list; many pairs share one. */
interface Shared {
  readonly lists: readonly Criteria[];
  /** By pair, in reading order; −1 for none. */
  readonly listOf: Int32Array;
}

type Read = (one: number, other: number) => Criteria | null;

function readAll(size: number, read: Read): Shared {
  const lists: Criteria[] = [];
  const known = new Map<Criteria, number>();
  const listOf = new Int32Array((size * (size - 1)) / 2).fill(-1);
  let pair = 0;
  for (let one = 0; one < size; one += 1) {
    for (let other = one + 1; other < size; other += 1, pair += 1) {
      const list = read(one, other);
      if (list === null) continue;
      const found = known.get(list) ?? known.size;
      if (found === lists.length) {
        known.set(list, found);
        lists.push(list);
      }
      listOf[pair] = found;
    }
  }
  return { lists, listOf };
}

const cell = (list: Criteria, column: number): number => list[column] as number;

/** Whether a column is a multiple of another, including zero. */
function isMultiple(lists: readonly Criteria[], column: number, of: number): boolean {
  let [left, right] = [0, 0];
  for (const list of lists) {
    const [own, base] = [cell(list, column), cell(list, of)];
    if (right === 0 && base !== 0) [left, right] = [own, base];
    if (own * right !== base * left || (base === 0 && own !== 0)) return false;
  }
  return true;
}

/** The columns that matter: a multiple of an earlier column is decided by it. */
function distinguishingColumns(lists: readonly Criteria[]): readonly number[] {
  const telling: number[] = [];
  for (let column = 0; column < (lists[0]?.length ?? 0); column += 1) {
    const isEmpty = lists.every((list) => cell(list, column) === 0);
    if (!isEmpty && !telling.some((of) => isMultiple(lists, column, of))) telling.push(column);
  }
  return telling;
}

interface Place {
  readonly column: number;
  readonly part: number;
  readonly factor: number;
}

/** Allocates to each column as many bits as its sum over all pairs of a matching can need. */
class BitAllocator {
  #part = 0;
  #free = PART_BITS;
  readonly #most: number;

  constructor(size: number) {
    this.#most = Math.floor(size / 2);
  }

  get parts(): number {
    return this.#part + 1;
  }

  placesFor(lists: readonly Criteria[]): readonly Place[] {
    return distinguishingColumns(lists).map((column) => {
      const largest = lists.reduce((most, list) => Math.max(most, cell(list, column)), 0);
      const width = bitsFor(largest * this.#most);
      if (width > this.#free) {
        this.#part += 1;
        this.#free = PART_BITS;
      }
      this.#free -= width;
      return { column, part: this.#part, factor: 2 ** this.#free };
    });
  }
}

/** Packs each list into its parts; an empty list has no weight. */
function packLists(lists: readonly Criteria[], places: readonly Place[], parts: number): Float64Array {
  const packed = new Float64Array(lists.length * parts);
  for (const [index, list] of lists.entries()) {
    for (const { column, part, factor } of places) {
      const value = factor * (list[column] ?? 0);
      packed[index * parts + part] = (packed[index * parts + part] as number) + value;
    }
  }
  return packed;
}

/** Criteria that come after all others and order pairs of equal quality. */
export interface Order {
  /** Null if the pair is not among those ordered. */
  readonly columns: (one: number, other: number) => Criteria | null;
  /**
   * For each vertex, non-negative numbers such that any two add up to at least twice their pair’s columns.
   * The more pairs they fit exactly, the less there is to search; null if none are known.
   */
  readonly cover: (vertex: number) => Criteria | null;
}

/**
 * Packs the criteria of all pairs; `read` and `order` are called once for each of 0…size − 1 with each later
 * one. Equal pairs should share one list, which is then processed only once.
 */
export function packWeights(size: number, read: Read, order?: Order): Weights {
  const vertices = Array.from({ length: size }, (_, vertex) => vertex);
  const [first, then] = [readAll(size, read), readAll(size, order?.columns ?? (() => null))];
  const allocator = new BitAllocator(size);
  const [places, after] = [allocator.placesFor(first.lists), allocator.placesFor(then.lists)];
  const weights = emptyWeights(size, allocator.parts + 1);
  const covers = vertices.map((vertex) => order?.cover(vertex) ?? []);
  const hasCovers = covers.some((cover) => cover.length > 0);
  add(weights, first, places);
  if (hasCovers) coverPairs(weights);
  add(weights, then, after);
  if (hasCovers) addCovers(weights, packLists(covers, after, weights.parts));
  else coverPairs(weights);
  return weights;
}

function emptyWeights(size: number, parts: number): Weights {
  const values = new Float64Array(size * size * parts);
  return { size, parts, values, covers: new Float64Array(size * parts) };
}

function add({ size, parts, values }: Weights, { lists, listOf }: Shared, places: readonly Place[]): void {
  const packed = packLists(lists, places, parts);
  let pair = 0;
  for (let one = 0; one < size; one += 1) {
    for (let other = one + 1; other < size; other += 1, pair += 1) {
      const list = listOf[pair] as number;
      if (list < 0) continue;
      for (let part = 0; part < parts; part += 1) {
        const at = (one * size + other) * parts + part;
        const value = (values[at] as number) + (packed[list * parts + part] as number);
        values[at] = value;
        values[(other * size + one) * parts + part] = value;
      }
    }
  }
}

function addCovers({ covers }: Weights, more: Float64Array): void {
  for (let at = 0; at < covers.length; at += 1) covers[at] = (covers[at] as number) + (more[at] as number);
}

/** Covers each vertex with its heaviest possible pair. */
function coverPairs({ size, parts, values, covers }: Weights): void {
  for (let vertex = 0; vertex < size; vertex += 1) {
    const row = vertex * size;
    let best = vertex === 0 ? row + 1 : row;
    for (let pair = row; pair < row + size; pair += 1) {
      if (pair - row !== vertex && isMore(values, pair * parts, best * parts, parts)) best = pair;
    }
    covers.set(values.subarray(best * parts, (best + 1) * parts), vertex * parts);
  }
}

function isMore(values: Float64Array, one: number, other: number, parts: number): boolean {
  for (let part = 0; part < parts; part += 1) {
    const difference = (values[one + part] as number) - (values[other + part] as number);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function write({ size, parts, values }: Weights, one: number, other: number, part: number, to: number): void {
  values[(one * size + other) * parts + part] = to;
  values[(other * size + one) * parts + part] = to;
}

/** Sets the preference for a pair, which decides once everything else is equal. */
export function setPreference(weights: Weights, one: number, other: number, preference: number): void {
  write(weights, one, other, weights.parts - 1, preference);
}

/** Makes a pair worthless; a forbidden one may not even represent two single teams. */
export function devalue(weights: Weights, one: number, other: number, isForbidden: boolean): void {
  for (let part = 0; part < weights.parts; part += 1) write(weights, one, other, part, 0);
  if (isForbidden) write(weights, one, other, 0, FORBIDDEN);
}
