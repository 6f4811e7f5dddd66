import { at } from '../../model/at.ts';
import {
  endIn,
  enqueue,
  findNearest,
  isNearer,
  type MatchingState,
  num,
  setOuter,
  verticesOf,
} from './state.ts';

/** Orients a blossom so that the path from its base to a child has an even length; returns that length. */
function evenPathTo(state: MatchingState, blossom: number, child: number): number {
  const petals = state.petals[blossom] ?? [];
  const place = petals.indexOf(child);
  if (place % 2 === 0) return place;
  state.petals[blossom] = [at(petals, 0), ...petals.slice(1).reverse()];
  return petals.length - place;
}

/** Matches two vertices or blossoms, and the inside of a blossom around the matched vertex. */
function setMate(state: MatchingState, one: number, other: number): void {
  state.mate[one] = endIn(state, other, one);
  if (one <= state.size) return;
  const child = num(at(state.childOf, one), endIn(state, one, other));
  const length = evenPathTo(state, one, child);
  const petals = at(state.petals, one);
  for (let step = 0; step < length; step += 1) setMate(state, at(petals, step), at(petals, step ^ 1));
  setMate(state, child, other);
  state.petals[one] = [...petals.slice(length), ...petals.slice(0, length)];
}

/** Flips the path from a node back to the root of its tree, or just itself if it is free and outside. */
function augment(state: MatchingState, from: number, to: number): void {
  let [one, other] = [from, to];
  for (;;) {
    const next = num(state.outer, num(state.mate, one));
    setMate(state, one, other);
    if (next === 0) return;
    const parent = num(state.outer, num(state.parent, next));
    setMate(state, next, parent);
    [one, other] = [parent, next];
  }
}

/** Where the paths of two even nodes to the root meet. */
function meetingPoint(state: MatchingState, from: number, to: number): number {
  state.visit += 1;
  let [one, other] = [from, to];
  while (one !== 0 || other !== 0) {
    if (one !== 0) {
      if (num(state.visited, one) === state.visit) return one;
      state.visited[one] = state.visit;
      one = num(state.outer, num(state.mate, one));
      if (one !== 0) one = num(state.outer, num(state.parent, one));
    }
    [one, other] = [other, one];
  }
  throw new Error('Two even nodes of one tree have a common root');
}

/** The nodes from one side of a new blossom up to its base, in pairs. */
function climb(state: MatchingState, from: number, base: number): number[] {
  const path: number[] = [];
  for (let node = from; node !== base; ) {
    const mate = num(state.outer, num(state.mate, node));
    path.push(node, mate);
    enqueue(state, mate);
    node = num(state.outer, num(state.parent, mate));
  }
  return path;
}

/** Gives a blossom the best edge to an outside node, among those of its vertices. */
export function pointTo(
  state: MatchingState,
  blossom: number,
  node: number,
  inside: readonly number[] = at(state.petals, blossom),
): void {
  let [best, end] = [0, 0];
  for (const child of inside) {
    const own = endIn(state, child, node);
    const far = endIn(state, node, child);
    if (best === 0 || isNearer(state, own, far, best, end)) [best, end] = [own, far];
  }
  at(state.ownEnd, blossom)[node] = best;
  at(state.farEnd, blossom)[node] = end;
  if (node <= state.size) return;
  at(state.ownEnd, node)[blossom] = end;
  at(state.farEnd, node)[blossom] = best;
}

function addBlossom(state: MatchingState, from: number, base: number, to: number): void {
  let blossom = state.size + 1;
  while (blossom <= state.used && num(state.outer, blossom) !== 0) blossom += 1;
  state.used = Math.max(state.used, blossom);
  const { parts } = state.weights;
  state.label.fill(0, blossom * parts, (blossom + 1) * parts);
  state.parity[blossom] = 0;
  state.nearest[blossom] = 0;
  state.mate[blossom] = num(state.mate, base);
  const petals = [base, ...climb(state, from, base).reverse(), ...climb(state, to, base)];
  state.petals[blossom] = petals;
  state.inside[blossom] = petals.flatMap((child) => verticesOf(state, child));
  setOuter(state, blossom, blossom);
  const size = 2 * state.size + 1;
  for (const rows of [state.ownEnd, state.farEnd, state.childOf]) rows[blossom] ??= new Int32Array(size);
  for (const child of petals) {
    for (const vertex of verticesOf(state, child)) at(state.childOf, blossom)[vertex] = child;
  }
  for (const vertex of state.alive) if (num(state.outer, vertex) !== blossom) pointTo(state, blossom, vertex);
  for (let node = state.size + 1; node <= state.used; node += 1) {
    const outer = num(state.outer, node);
    if (outer !== 0 && outer !== blossom) pointTo(state, blossom, node);
  }
  findNearest(state, blossom);
}

/** Opens the ring of a blossom; its children become outermost. */
export function openBlossom(state: MatchingState, blossom: number): void {
  for (const child of at(state.petals, blossom)) setOuter(state, child, child);
  state.outer[blossom] = 0;
}

/** Opens an odd blossom whose label reached zero; its children take their own places in the tree. */
export function expandBlossom(state: MatchingState, blossom: number): void {
  const entry = num(at(state.childOf, blossom), endIn(state, blossom, num(state.parent, blossom)));
  openBlossom(state, blossom);
  const length = evenPathTo(state, blossom, entry);
  const petals = at(state.petals, blossom);
  for (let step = 0; step < length; step += 2) {
    const odd = at(petals, step);
    const even = at(petals, step + 1);
    state.parent[odd] = endIn(state, even, odd);
    state.parity[odd] = 1;
    state.parity[even] = 0;
    state.nearest[odd] = 0;
    findNearest(state, even);
    enqueue(state, even);
  }
  state.parity[entry] = 1;
  state.parent[entry] = num(state.parent, blossom);
  for (const child of petals.slice(length + 1)) {
    state.parity[child] = -1;
    findNearest(state, child);
  }
}

/** Adds a tight edge to the tree; true if it reached a free vertex, which is now matched. */
export function takeTightEdge(state: MatchingState, from: number, to: number): boolean {
  const one = num(state.outer, from);
  const other = num(state.outer, to);
  if (num(state.parity, other) === 1) return false;
  if (num(state.parity, other) === 0) {
    addBlossom(state, one, meetingPoint(state, one, other), other);
    return false;
  }
  if (num(state.mate, other) === 0) {
    augment(state, one, other);
    augment(state, other, one);
    return true;
  }
  state.parent[other] = from;
  state.parity[other] = 1;
  const mate = num(state.outer, num(state.mate, other));
  state.nearest[other] = 0;
  state.nearest[mate] = 0;
  state.parity[mate] = 0;
  enqueue(state, mate);
  return false;
}
