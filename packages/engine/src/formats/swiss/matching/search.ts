import { expandBlossom, openBlossom, takeTightEdge } from './blossom.ts';
import {
  endIn,
  enqueue,
  isSpent,
  isTight,
  type MatchingState,
  num,
  offerNearest,
  real,
  slackPart,
} from './state.ts';

const isOuter = (state: MatchingState, node: number) => num(state.outer, node) === node;

function startTree(state: MatchingState, root: number): void {
  state.parity.fill(-1, 1, state.used + 1);
  state.nearest.fill(0, 1, state.used + 1);
  state.queue = [];
  state.parent[root] = 0;
  state.parity[root] = 0;
  enqueue(state, root);
}

/**
 * Scans every edge of the queued even vertices; true once a free vertex is reached. Rings are closed only
 * when nothing else is left: a free vertex usually turns up first.
 */
function growTree(state: MatchingState): boolean {
  const rings: (readonly [number, number])[] = [];
  for (let next = 0; ; next += 1) {
    const from = state.queue[next];
    if (from !== undefined) {
      if (reachFrom(state, from, rings)) return true;
      continue;
    }
    const ring = rings.pop();
    if (ring === undefined) return false;
    next -= 1;
    const [one, other] = ring;
    if (num(state.outer, one) !== num(state.outer, other)) takeTightEdge(state, one, other);
  }
}

function reachFrom(state: MatchingState, from: number, rings: (readonly [number, number])[]): boolean {
  for (const to of state.alive) {
    const outside = num(state.outer, to);
    const parity = num(state.parity, outside);
    if (parity === 1 || num(state.outer, from) === outside) continue;
    if (!isTight(state, from, to)) offerNearest(state, from, outside);
    else if (parity === 0) rings.push([from, to]);
    else if (takeTightEdge(state, from, to)) return true;
  }
  return false;
}

/** A step a node allows: `share` of a slack or label. It counts if it is the smallest so far. */
function offerStep(state: MatchingState, isFirst: boolean, part: (part: number) => number): boolean {
  const { step } = state;
  let isSmaller = isFirst;
  for (let index = 0; index < step.length; index += 1) {
    const value = part(index);
    if (!isSmaller && value > real(step, index)) return false;
    if (value < real(step, index)) isSmaller = true;
    if (isSmaller) step[index] = value;
  }
  return true;
}

/** The largest label change that keeps every edge covered. */
function findStep(state: MatchingState): void {
  const { parts } = state.weights;
  let isFirst = true;
  for (let node = 1; node <= state.used; node += 1) {
    if (!isOuter(state, node)) continue;
    const parity = num(state.parity, node);
    const near = num(state.nearest, node);
    if (node > state.size && parity === 1) {
      offerStep(state, isFirst, (part) => real(state.label, node * parts + part) / 2);
      isFirst = false;
    } else if (near !== 0 && parity !== 1) {
      const end = endIn(state, node, near);
      const share = parity === 0 ? 2 : 1;
      offerStep(state, isFirst, (part) => slackPart(state, near, end, part) / share);
      isFirst = false;
    }
  }
  if (isFirst) throw new Error('A complete graph always has somebody free to reach');
}

/** Labels of even vertices fall, those of odd ones rise; blossoms compensate twice. */
function moveLabels({ size, used, alive, outer, parity, label, step, weights }: MatchingState): void {
  const move = (node: number, by: number) => {
    for (let part = 0; part < weights.parts; part += 1) {
      const at = node * weights.parts + part;
      label[at] = real(label, at) + by * real(step, part);
    }
  };
  for (const vertex of alive) {
    const side = num(parity, num(outer, vertex));
    if (side >= 0) move(vertex, side === 0 ? -1 : 1);
  }
  for (let blossom = size + 1; blossom <= used; blossom += 1) {
    const side = num(parity, blossom);
    if (num(outer, blossom) === blossom && side >= 0) move(blossom, side === 0 ? 2 : -2);
  }
}

function takeNewTightEdges(state: MatchingState): boolean {
  for (let node = 1; node <= state.used; node += 1) {
    const near = num(state.nearest, node);
    if (!isOuter(state, node) || near === 0 || num(state.outer, near) === node) continue;
    const end = endIn(state, node, near);
    if (isTight(state, near, end) && takeTightEdge(state, near, end)) return true;
  }
  return false;
}

function expandSpent(state: MatchingState): void {
  for (let blossom = state.size + 1; blossom <= state.used; blossom += 1) {
    const isOdd = isOuter(state, blossom) && num(state.parity, blossom) === 1;
    if (isOdd && isSpent(state, blossom)) expandBlossom(state, blossom);
  }
}

/** Opens every outermost blossom whose label reached zero. */
function openSpent(state: MatchingState): void {
  let hasOpened = true;
  while (hasOpened) {
    hasOpened = false;
    for (let blossom = state.size + 1; blossom <= state.used; blossom += 1) {
      if (!isOuter(state, blossom) || !isSpent(state, blossom)) continue;
      openBlossom(state, blossom);
      hasOpened = true;
    }
  }
}

/** Matches a free node, rematching others if that is better overall. */
export function matchFrom(state: MatchingState, root: number): void {
  startTree(state, root);
  for (;;) {
    if (growTree(state)) break;
    findStep(state);
    moveLabels(state);
    state.queue = [];
    if (takeNewTightEdges(state)) break;
    expandSpent(state);
  }
  openSpent(state);
}
