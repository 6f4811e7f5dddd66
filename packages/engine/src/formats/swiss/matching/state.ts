/**
 * Maximum weight matching in general graphs: Edmonds' blossom algorithm with dual labels, O(n³).
 * Vertices are 1…n, blossoms n + 1…2n; 0 is nobody. Weights are integers of any size, so that a whole list of
 * criteria fits into one number and nothing is ever rounded.
 */
export interface MatchingState {
  readonly size: number;
  /** The highest vertex or blossom in use. */
  used: number;
  /** For two vertices or blossoms the real vertices of the best edge between them, and twice its weight. */
  readonly edgeFrom: Int32Array[];
  readonly edgeTo: Int32Array[];
  readonly weight: bigint[][];
  readonly label: bigint[];
  readonly mate: Int32Array;
  /** The vertex through which an outside vertex or blossom is nearest to the tree. */
  readonly slack: Int32Array;
  /** The outermost blossom of each vertex or blossom; 0 for a blossom that is not in use. */
  readonly outer: Int32Array;
  readonly parent: Int32Array;
  /** For a blossom and a vertex in it: the child that holds the vertex. */
  readonly childOf: Int32Array[];
  /** −1 outside the trees, 0 at an even and 1 at an odd distance from a root. */
  readonly parity: Int8Array;
  readonly visited: Int32Array;
  visit: number;
  readonly petals: number[][];
  queue: number[];
}

const table = (size: number) => Array.from({ length: size }, () => new Int32Array(size));

/**
 * A graph without a match yet; `weightOf` is asked once for each pair of 1…n, the lower first, and answers 0 where
 * there is no edge.
 */
export function createState(size: number, weightOf: (one: number, other: number) => bigint): MatchingState {
  const room = 2 * size + 1;
  const state: MatchingState = {
    size,
    used: size,
    edgeFrom: table(room),
    edgeTo: table(room),
    weight: Array.from({ length: room }, () => Array.from({ length: room }, () => 0n)),
    label: Array.from({ length: room }, () => 0n),
    mate: new Int32Array(room),
    slack: new Int32Array(room),
    outer: new Int32Array(room),
    parent: new Int32Array(room),
    childOf: table(room),
    parity: new Int8Array(room),
    visited: new Int32Array(room),
    visit: 0,
    petals: Array.from({ length: room }, () => []),
    queue: [],
  };
  let heaviest = 0n;
  for (let one = 1; one <= size; one += 1) {
    state.outer[one] = one;
    setAt(state.childOf, one, one, one);
    for (let other = one + 1; other <= size; other += 1) {
      const weight = 2n * weightOf(one, other);
      if (weight > heaviest) heaviest = weight;
      setEdge(state, one, other, one, other, weight);
      setEdge(state, other, one, other, one, weight);
    }
  }
  for (let one = 1; one <= size; one += 1) state.label[one] = heaviest / 2n;
  return state;
}

/** A number of a table that is known to be there. */
export const num = (row: Int32Array | Int8Array | undefined, index: number): number => row?.[index] ?? 0;

export function setAt(rows: Int32Array[], row: number, column: number, value: number): void {
  const line = rows[row];
  if (line) line[column] = value;
}

export function setEdge(
  state: MatchingState,
  one: number,
  other: number,
  from: number,
  to: number,
  weight: bigint,
): void {
  setAt(state.edgeFrom, one, other, from);
  setAt(state.edgeTo, one, other, to);
  const line = state.weight[one];
  if (line) line[other] = weight;
}

export const weightAt = (state: MatchingState, one: number, other: number): bigint =>
  state.weight[one]?.[other] ?? 0n;

/** How far the edge between two vertices or blossoms is from being tight. */
export function slackOf(state: MatchingState, one: number, other: number): bigint {
  const from = num(state.edgeFrom[one], other);
  const to = num(state.edgeTo[one], other);
  return (state.label[from] ?? 0n) + (state.label[to] ?? 0n) - weightAt(state, from, to);
}

/** Remembers a vertex as the nearest to an outside one if it is; `slack` is what separates the two. */
export function offerSlack(state: MatchingState, vertex: number, outside: number, slack: bigint): void {
  const best = num(state.slack, outside);
  if (best === 0 || slack < slackOf(state, best, outside)) state.slack[outside] = vertex;
}

/** Finds anew which even vertex is nearest to an outside one. */
export function findSlack(state: MatchingState, outside: number): void {
  state.slack[outside] = 0;
  for (let vertex = 1; vertex <= state.size; vertex += 1) {
    const outer = num(state.outer, vertex);
    if (weightAt(state, vertex, outside) > 0n && outer !== outside && num(state.parity, outer) === 0) {
      offerSlack(state, vertex, outside, slackOf(state, vertex, outside));
    }
  }
}

/** Queues a vertex, or all vertices of a blossom. */
export function enqueue(state: MatchingState, node: number): void {
  if (node <= state.size) state.queue.push(node);
  else for (const child of state.petals[node] ?? []) enqueue(state, child);
}

/** Says for a vertex, or everything in a blossom, which blossom is its outermost. */
export function setOuter(state: MatchingState, node: number, outer: number): void {
  state.outer[node] = outer;
  if (node > state.size) for (const child of state.petals[node] ?? []) setOuter(state, child, outer);
}
