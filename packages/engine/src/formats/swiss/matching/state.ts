import { at } from '../../model/at.ts';
import type { Weights } from './weights.ts';

/**
 * The heaviest perfect matching of a complete graph: Edmonds’ blossom algorithm with dual labels, O(n³),
 * grown from one root at a time, so that every label step is an integer. Vertices are 1…n, blossoms n + 1…2n;
 * 0 means none. Labels are lists of numbers like the weights, compared lexicographically.
 */
export interface MatchingState {
  readonly weights: Weights;
  readonly size: number;
  /** The highest vertex or blossom in use. */
  used: number;
  /** Vertices still in the search. */
  alive: readonly number[];
  /** By node · parts + part; for a blossom, its missing weight. */
  readonly label: Float64Array;
  readonly mate: Int32Array;
  /** The vertex through which a node is nearest to the tree. */
  readonly nearest: Int32Array;
  /** The outermost blossom of each vertex or blossom; 0 for an unused blossom. */
  readonly outer: Int32Array;
  readonly parent: Int32Array;
  /** −1 outside the tree, 0 at an even and 1 at an odd distance from its root. */
  readonly parity: Int32Array;
  readonly visited: Int32Array;
  visit: number;
  /** The children of a blossom around its ring, the base first. */
  readonly petals: number[][];
  /** The vertices of a blossom. */
  readonly inside: (readonly number[])[];
  /** For a blossom and a node: the blossom’s vertex with the best edge to the node, and the other end. */
  readonly ownEnd: Int32Array[];
  readonly farEnd: Int32Array[];
  /** For a blossom and a vertex in it: the child that holds the vertex. */
  readonly childOf: Int32Array[];
  queue: number[];
  /** The next label step. */
  readonly step: Float64Array;
}

/**
 * Reads an existing entry of a table. Integers and labels have separate readers: one reader for both kinds of
 * arrays takes twice as long.
 */
export const num = (row: Int32Array, index: number): number => row[index] as number;
export const real = (row: Float64Array, index: number): number => row[index] as number;

/** A graph without matches: the labels of two vertices cover their edge twice. */
export function createState(weights: Weights): MatchingState {
  const { size, parts } = weights;
  const capacity = 2 * size + 1;
  const state: MatchingState = {
    weights,
    size,
    used: size,
    alive: Array.from({ length: size }, (_, index) => index + 1),
    label: new Float64Array(capacity * parts),
    mate: new Int32Array(capacity),
    nearest: new Int32Array(capacity),
    outer: new Int32Array(capacity),
    parent: new Int32Array(capacity),
    parity: new Int32Array(capacity),
    visited: new Int32Array(capacity),
    visit: 0,
    petals: Array.from({ length: capacity }, () => []),
    inside: [],
    ownEnd: [],
    farEnd: [],
    childOf: [],
    queue: [],
    step: new Float64Array(parts),
  };
  for (const vertex of state.alive) state.outer[vertex] = vertex;
  state.label.set(weights.covers, parts);
  return state;
}

/** The far vertex of the best edge from one node to another. */
export function endIn(state: MatchingState, one: number, other: number): number {
  if (one > state.size) return num(at(state.ownEnd, one), other);
  return other > state.size ? num(at(state.farEnd, other), one) : one;
}

/** One part of the slack of an edge. */
export function slackPart({ label, weights, size }: MatchingState, one: number, other: number, part: number) {
  const { parts, values } = weights;
  const weight = real(values, ((one - 1) * size + other - 1) * parts + part);
  return real(label, one * parts + part) + real(label, other * parts + part) - 2 * weight;
}

/** Whether an edge is tight: only tight edges can be in a heaviest matching. */
export function isTight({ label, weights, size }: MatchingState, one: number, other: number): boolean {
  const { parts, values } = weights;
  const [own, far, edge] = [one * parts, other * parts, ((one - 1) * size + other - 1) * parts];
  for (let part = 0; part < parts; part += 1) {
    // Written out, as below: these two are the hottest functions.
    const covered = (label[own + part] as number) + (label[far + part] as number);
    if (covered !== 2 * (values[edge + part] as number)) return false;
  }
  return true;
}

/** Whether one edge has less slack than another. */
export function isNearer(
  { label, weights, size }: MatchingState,
  one: number,
  other: number,
  third: number,
  fourth: number,
): boolean {
  const { parts, values } = weights;
  const edge = ((one - 1) * size + other - 1) * parts;
  const rival = ((third - 1) * size + fourth - 1) * parts;
  for (let part = 0; part < parts; part += 1) {
    const covered = (label[one * parts + part] as number) + (label[other * parts + part] as number);
    const taken = (label[third * parts + part] as number) + (label[fourth * parts + part] as number);
    const worth = (values[edge + part] as number) - (values[rival + part] as number);
    const difference = covered - taken - 2 * worth;
    if (difference !== 0) return difference < 0;
  }
  return false;
}

/** Records a vertex as nearest to a node if it is. */
export function offerNearest(state: MatchingState, vertex: number, node: number): void {
  const best = num(state.nearest, node);
  const isBetter =
    best === 0 || isNearer(state, vertex, endIn(state, node, vertex), best, endIn(state, node, best));
  if (isBetter) state.nearest[node] = vertex;
}

/** Recomputes which even vertex is nearest to a node. */
export function findNearest(state: MatchingState, node: number): void {
  state.nearest[node] = 0;
  for (const vertex of state.alive) {
    const outer = num(state.outer, vertex);
    if (outer !== node && num(state.parity, outer) === 0) offerNearest(state, vertex, node);
  }
}

/** Queues a vertex, or all vertices of a blossom. */
export function enqueue(state: MatchingState, node: number): void {
  for (const vertex of verticesOf(state, node)) state.queue.push(vertex);
}

/** The vertices of a node. */
export function verticesOf(state: MatchingState, node: number): readonly number[] {
  return node <= state.size ? [node] : (state.inside[node] ?? []);
}

/** Sets the outermost blossom of a vertex, or of everything in a blossom. */
export function setOuter(state: MatchingState, node: number, outer: number): void {
  state.outer[node] = outer;
  if (node > state.size) for (const child of state.petals[node] ?? []) setOuter(state, child, outer);
}

/** Whether the label of a blossom reached zero. */
export function isSpent({ label, weights: { parts } }: MatchingState, node: number): boolean {
  for (let part = 0; part < parts; part += 1) if (real(label, node * parts + part) !== 0) return false;
  return true;
}
