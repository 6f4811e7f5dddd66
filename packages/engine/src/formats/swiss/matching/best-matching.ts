import { openBlossom, pointTo } from './blossom.ts';
import { matchFrom } from './search.ts';
import { createState, isSpent, isTight, type MatchingState, num, real, verticesOf } from './state.ts';
import { type Criteria, devalue, packWeights, setPreference, type Weights } from './weights.ts';

/** Matches tight edges greedily, trying for each vertex first the one half the field away. */
function matchGreedily(state: MatchingState): void {
  const { size, mate } = state;
  for (const one of state.alive) {
    for (let step = 0; step < size && num(mate, one) === 0; step += 1) {
      const other = ((one - 1 + Math.floor(size / 2) + step) % size) + 1;
      if (other === one || num(mate, other) !== 0 || !isTight(state, one, other)) continue;
      mate[one] = other;
      mate[other] = one;
    }
  }
}

function matchAll(state: MatchingState): void {
  for (const vertex of state.alive) {
    const node = num(state.outer, vertex);
    if (num(state.mate, node) === 0) matchFrom(state, node);
  }
}

/** The heaviest perfect matching of an even number of vertices, ready for further requests. */
export function heaviestMatching(weights: Weights): MatchingState {
  const state = createState(weights);
  matchGreedily(state);
  matchAll(state);
  return state;
}

/** The mate of a vertex (from 0). */
export const mateOf = (state: MatchingState, vertex: number): number => num(state.mate, vertex + 1) - 1;

/** Leaves a node without a mate, and in a blossom only the vertex that faces outside. */
function setFree(state: MatchingState, node: number): void {
  state.mate[node] = 0;
  if (node > state.size) setFree(state, state.petals[node]?.[0] ?? 0);
}

function part(state: MatchingState, node: number): void {
  const other = num(state.outer, num(state.mate, node));
  if (other === 0) return;
  setFree(state, node);
  setFree(state, other);
}

/** Takes the blossoms around a vertex apart; their missing weight moves to the labels of their vertices. */
function loosen(state: MatchingState, vertex: number): void {
  const { parts } = state.weights;
  for (let outer = num(state.outer, vertex); outer !== vertex; outer = num(state.outer, vertex)) {
    if (!isSpent(state, outer)) {
      for (const inner of verticesOf(state, outer)) {
        for (let at = 0; at < parts; at += 1) {
          const label = real(state.label, inner * parts + at) + real(state.label, outer * parts + at) / 2;
          state.label[inner * parts + at] = label;
        }
      }
      part(state, outer);
    }
    openBlossom(state, outer);
  }
}

/** The smallest label of a vertex that covers all its edges. */
function relabel(state: MatchingState, vertex: number): void {
  const { parts, values } = state.weights;
  const label = state.label.subarray(vertex * parts, (vertex + 1) * parts);
  label.fill(Number.NEGATIVE_INFINITY);
  for (const other of state.alive) {
    if (other === vertex) continue;
    const from = ((vertex - 1) * state.size + other - 1) * parts;
    let isMore = false;
    for (let at = 0; at < parts; at += 1) {
      const needed = 2 * real(values, from + at) - real(state.label, other * parts + at);
      if (!isMore && needed < real(label, at)) break;
      if (needed > real(label, at)) isMore = true;
      if (isMore) label[at] = needed;
    }
  }
}

function repoint(state: MatchingState, vertex: number): void {
  for (let blossom = state.size + 1; blossom <= state.used; blossom += 1) {
    if (num(state.outer, blossom) !== 0) pointTo(state, blossom, vertex, verticesOf(state, blossom));
  }
}

/** Gives a vertex its most preferred mate for which the matching stays heaviest. */
export function applyPreference(
  state: MatchingState,
  vertex: number,
  preferenceFor: (other: number) => number,
): void {
  const own = vertex + 1;
  loosen(state, own);
  part(state, own);
  for (const other of state.alive) {
    if (other !== own) setPreference(state.weights, vertex, other - 1, preferenceFor(other - 1));
  }
  relabel(state, own);
  repoint(state, own);
  matchAll(state);
}

/** What happens to a pair: it stays, becomes worthless, or may not even represent two single teams. */
type Ruling = 'KEEP' | 'NO_PAIR' | 'FORBID';

/** Clears a vertex’s preference, which is now the same for all its remaining pairs and so irrelevant. */
function clearPreference(state: MatchingState, vertex: number, remaining: readonly number[]): void {
  const { weights, size, label } = state;
  const last = weights.parts - 1;
  const mate = mateOf(state, vertex);
  const example = mate >= 0 ? mate : (remaining[0] ?? vertex);
  const preference = real(weights.values, (vertex * size + example) * weights.parts + last);
  for (const other of remaining) setPreference(weights, vertex, other, 0);
  const at = (vertex + 1) * weights.parts + last;
  label[at] = real(label, at) - 2 * preference;
}

/** Rules out unmatched pairs of some vertices, whose preferences are then satisfied. */
export function ruleOut(
  state: MatchingState,
  vertices: readonly number[],
  rulingOn: (vertex: number, other: number) => Ruling,
): void {
  for (const vertex of vertices) loosen(state, vertex + 1);
  for (const vertex of vertices) {
    const remaining: number[] = [];
    for (const other of state.alive) {
      if (other === vertex + 1) continue;
      const ruling = rulingOn(vertex, other - 1);
      if (ruling === 'KEEP') remaining.push(other - 1);
      else devalue(state.weights, vertex, other - 1, ruling === 'FORBID');
    }
    clearPreference(state, vertex, remaining);
    repoint(state, vertex + 1);
  }
  matchAll(state);
}

/** Removes a vertex and its mate from the search: they stay together. */
export function retire(state: MatchingState, vertex: number): void {
  const own = vertex + 1;
  const mate = num(state.mate, own);
  // Taking a blossom apart may separate the two; they are removed together all the same.
  for (const leaver of [own, mate]) loosen(state, leaver);
  state.mate[own] = mate;
  state.mate[mate] = own;
  state.alive = state.alive.filter((other) => other !== own && other !== mate);
  matchAll(state);
}

/** The best matching of 0…n − 1: mates, or null. Criteria are read once per pair, lower number first. */
export function bestMatching(
  size: number,
  criteriaOf: (one: number, other: number) => Criteria | null,
): readonly (number | null)[] {
  const read = (one: number, other: number) => (other < size ? criteriaOf(one, other) : null);
  const state = heaviestMatching(packWeights(size + (size % 2), read));
  return Array.from({ length: size }, (_, vertex) => {
    const mate = mateOf(state, vertex);
    const isPair = read(Math.min(vertex, mate), Math.max(vertex, mate)) !== null;
    return isPair ? mate : null;
  });
}
