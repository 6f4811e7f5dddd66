import { expandBlossom, takeTightEdge } from './blossom.ts';
import { createState, enqueue, type MatchingState, num, offerSlack, slackOf, weightAt } from './state.ts';

function startTrees(state: MatchingState): boolean {
  state.parity.fill(-1, 1, state.used + 1);
  state.slack.fill(0, 1, state.used + 1);
  state.queue = [];
  for (let node = 1; node <= state.used; node += 1) {
    if (num(state.outer, node) !== node || num(state.mate, node) !== 0) continue;
    state.parent[node] = 0;
    state.parity[node] = 0;
    enqueue(state, node);
  }
  return state.queue.length > 0;
}

/** Looks at one edge of an even vertex; true if it wins a match. */
function lookAt(state: MatchingState, from: number, to: number): boolean {
  const outside = num(state.outer, to);
  if (weightAt(state, from, to) === 0n || num(state.outer, from) === outside) return false;
  const slack = slackOf(state, from, to);
  if (slack === 0n) return takeTightEdge(state, from, to);
  // To a blossom another edge may be nearer than this one.
  offerSlack(state, from, outside, outside === to ? slack : slackOf(state, from, outside));
  return false;
}

/** Looks at every edge of the queued even vertices; true once a match is won. */
function growTrees(state: MatchingState): boolean {
  for (let from = state.queue.shift(); from !== undefined; from = state.queue.shift()) {
    if (num(state.parity, num(state.outer, from)) === 1) continue;
    for (let to = 1; to <= state.size; to += 1) if (lookAt(state, from, to)) return true;
  }
  return false;
}

const isOuter = (state: MatchingState, node: number) => num(state.outer, node) === node;

/** The largest change of labels after which every edge is still covered. */
function labelStep(state: MatchingState): bigint | null {
  let step: bigint | null = null;
  const offer = (candidate: bigint) => {
    if (step === null || candidate < step) step = candidate;
  };
  for (let node = 1; node <= state.used; node += 1) {
    if (!isOuter(state, node)) continue;
    const parity = num(state.parity, node);
    if (node > state.size && parity === 1) offer((state.label[node] ?? 0n) / 2n);
    const nearest = num(state.slack, node);
    if (nearest === 0 || parity === 1) continue;
    const slack = slackOf(state, nearest, node);
    offer(parity === 0 ? slack / 2n : slack);
  }
  return step;
}

/** Moves the labels; false if a free vertex would go below zero, which means that nothing is left to win. */
function moveLabels(state: MatchingState, step: bigint): boolean {
  for (let vertex = 1; vertex <= state.size; vertex += 1) {
    const direction = labelDirection(state, num(state.outer, vertex));
    const label = state.label[vertex] ?? 0n;
    if (direction < 0n && label <= step) return false;
    state.label[vertex] = label + direction * step;
  }
  for (let blossom = state.size + 1; blossom <= state.used; blossom += 1) {
    if (!isOuter(state, blossom)) continue;
    state.label[blossom] = (state.label[blossom] ?? 0n) - 2n * labelDirection(state, blossom) * step;
  }
  return true;
}

/** Labels of even vertices fall, those of odd ones rise. */
function labelDirection(state: MatchingState, outer: number): bigint {
  const parity = num(state.parity, outer);
  if (parity === -1) return 0n;
  return parity === 0 ? -1n : 1n;
}

function takeNewTightEdges(state: MatchingState): boolean {
  for (let node = 1; node <= state.used; node += 1) {
    const nearest = num(state.slack, node);
    if (!isOuter(state, node) || nearest === 0 || num(state.outer, nearest) === node) continue;
    if (slackOf(state, nearest, node) > 0n) continue;
    const from = num(state.edgeFrom[nearest], node);
    if (takeTightEdge(state, from, num(state.edgeTo[nearest], node))) return true;
  }
  return false;
}

function expandSpent(state: MatchingState): void {
  for (let blossom = state.size + 1; blossom <= state.used; blossom += 1) {
    const isSpent =
      isOuter(state, blossom) && num(state.parity, blossom) === 1 && state.label[blossom] === 0n;
    if (isSpent) expandBlossom(state, blossom);
  }
}

/** One more match, or false if the matching is the best already. */
function improve(state: MatchingState): boolean {
  if (!startTrees(state)) return false;
  for (;;) {
    if (growTrees(state)) return true;
    const step = labelStep(state);
    if (step === null || !moveLabels(state, step)) return false;
    state.queue = [];
    if (takeNewTightEdges(state)) return true;
    expandSpent(state);
  }
}

/**
 * The matching of greatest total weight: for each of 0…n−1 its mate, or null. Weights are asked once per pair, the
 * lower number first; 0 is no edge.
 */
export function bestMatching(
  size: number,
  weightOf: (one: number, other: number) => bigint,
): readonly (number | null)[] {
  const state = createState(size, (one, other) => weightOf(one - 1, other - 1));
  while (improve(state));
  return Array.from({ length: size }, (_, index) => {
    const mate = num(state.mate, index + 1);
    return mate === 0 ? null : mate - 1;
  });
}
