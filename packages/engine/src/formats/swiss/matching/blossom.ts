import { at } from '../../model/at.ts';
import {
  enqueue,
  findSlack,
  type MatchingState,
  num,
  setAt,
  setEdge,
  setOuter,
  slackOf,
  weightAt,
} from './state.ts';

/** Turns a blossom so that the way from its base to a child has an even number of steps; returns that number. */
function evenWayTo(state: MatchingState, blossom: number, child: number): number {
  const petals = state.petals[blossom] ?? [];
  const place = petals.indexOf(child);
  if (place % 2 === 0) return place;
  state.petals[blossom] = [at(petals, 0), ...petals.slice(1).reverse()];
  return petals.length - place;
}

/** Matches two vertices or blossoms, and the inside of a blossom around the vertex that is taken. */
function setMate(state: MatchingState, one: number, other: number): void {
  state.mate[one] = num(state.edgeTo[one], other);
  if (one <= state.size) return;
  const child = num(state.childOf[one], num(state.edgeFrom[one], other));
  const way = evenWayTo(state, one, child);
  const petals = at(state.petals, one);
  for (let step = 0; step < way; step += 1) setMate(state, at(petals, step), at(petals, step ^ 1));
  setMate(state, child, other);
  state.petals[one] = [...petals.slice(way), ...petals.slice(0, way)];
}

/** Flips the path from a vertex back to the root of its tree. */
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

/** Where the ways of two even nodes to their roots meet, or 0 if they lie in different trees. */
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
  return 0;
}

/** The nodes from one side of a new blossom up to its base, in pairs. */
function climb(state: MatchingState, from: number, base: number): number[] {
  const way: number[] = [];
  for (let node = from; node !== base; ) {
    const mate = num(state.outer, num(state.mate, node));
    way.push(node, mate);
    enqueue(state, mate);
    node = num(state.outer, num(state.parent, mate));
  }
  return way;
}

/** Gives a new blossom the best edge of its children to every other node. */
function inheritEdges(state: MatchingState, blossom: number): void {
  for (let node = 1; node <= state.used; node += 1) {
    setEdge(state, blossom, node, 0, 0, 0n);
    setEdge(state, node, blossom, 0, 0, 0n);
  }
  state.childOf[blossom]?.fill(0);
  for (const child of at(state.petals, blossom)) {
    for (let node = 1; node <= state.used; node += 1) inheritEdge(state, blossom, child, node);
    for (let vertex = 1; vertex <= state.size; vertex += 1) {
      if (num(state.childOf[child], vertex) !== 0) setAt(state.childOf, blossom, vertex, child);
    }
  }
}

function inheritEdge(state: MatchingState, blossom: number, child: number, node: number): void {
  const weight = weightAt(state, child, node);
  const isBetter =
    weightAt(state, blossom, node) === 0n ||
    (weight > 0n && slackOf(state, child, node) < slackOf(state, blossom, node));
  if (!isBetter) return;
  const from = num(state.edgeFrom[child], node);
  const to = num(state.edgeTo[child], node);
  setEdge(state, blossom, node, from, to, weight);
  setEdge(state, node, blossom, to, from, weight);
}

function addBlossom(state: MatchingState, from: number, base: number, to: number): void {
  let blossom = state.size + 1;
  while (blossom <= state.used && num(state.outer, blossom) !== 0) blossom += 1;
  state.used = Math.max(state.used, blossom);
  state.label[blossom] = 0n;
  state.parity[blossom] = 0;
  state.mate[blossom] = num(state.mate, base);
  state.petals[blossom] = [base, ...climb(state, from, base).reverse(), ...climb(state, to, base)];
  setOuter(state, blossom, blossom);
  inheritEdges(state, blossom);
  findSlack(state, blossom);
}

/** Opens an odd blossom whose label has fallen to nothing; its children take their own place in the tree. */
export function expandBlossom(state: MatchingState, blossom: number): void {
  for (const child of at(state.petals, blossom)) setOuter(state, child, child);
  const entry = num(state.childOf[blossom], num(state.edgeFrom[blossom], num(state.parent, blossom)));
  const way = evenWayTo(state, blossom, entry);
  const petals = at(state.petals, blossom);
  for (let step = 0; step < way; step += 2) {
    const odd = at(petals, step);
    const even = at(petals, step + 1);
    state.parent[odd] = num(state.edgeFrom[even], odd);
    state.parity[odd] = 1;
    state.parity[even] = 0;
    state.slack[odd] = 0;
    findSlack(state, even);
    enqueue(state, even);
  }
  state.parity[entry] = 1;
  state.parent[entry] = num(state.parent, blossom);
  for (const child of petals.slice(way + 1)) {
    state.parity[child] = -1;
    findSlack(state, child);
  }
  state.outer[blossom] = 0;
}

/** Takes a tight edge into the trees; true if it completed a path that makes one more match. */
export function takeTightEdge(state: MatchingState, from: number, to: number): boolean {
  const one = num(state.outer, from);
  const other = num(state.outer, to);
  if (num(state.parity, other) === -1) {
    state.parent[other] = from;
    state.parity[other] = 1;
    const mate = num(state.outer, num(state.mate, other));
    state.slack[other] = 0;
    state.slack[mate] = 0;
    state.parity[mate] = 0;
    enqueue(state, mate);
    return false;
  }
  if (num(state.parity, other) === 1) return false;
  const base = meetingPoint(state, one, other);
  if (base !== 0) {
    addBlossom(state, one, base, other);
    return false;
  }
  augment(state, one, other);
  augment(state, other, one);
  return true;
}
