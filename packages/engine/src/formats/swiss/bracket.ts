import { at } from '../model/at.ts';
import { canPairQuickly } from './completion.ts';
import type { Contender } from './contender.ts';
import { byeWeight, criteriaBits, mayMeet, mayRest, type PairingRules, pairWeight } from './criteria.ts';
import { bestMatching } from './matching/best-matching.ts';
import { movedDownOrder, type PairOrder, residentOrder } from './order.ts';

export type Pair = readonly [higher: Contender, lower: Contender];

/** A bracket and everybody below it, who must still be pairable when it is done (FIDE Dutch C.04.3, C.4). */
export interface BracketField {
  readonly movedDown: readonly Contender[];
  readonly residents: readonly Contender[];
  /** The residents of the next bracket. */
  readonly next: readonly Contender[];
  readonly rest: readonly Contender[];
}

export interface PairedBracket {
  readonly pairs: readonly Pair[];
  readonly downfloaters: readonly Contender[];
}

interface Graph {
  readonly teams: readonly Contender[];
  /** Teams before this index are in the bracket, those before `nextEnd` in it or in the next. */
  readonly currentEnd: number;
  readonly nextEnd: number;
  /** Teams that can only float down. */
  readonly limbo: ReadonlySet<Contender>;
  readonly order: PairOrder;
  /** Whether the bye falls in this bracket and nobody else leaves it. */
  readonly decidesBye: boolean;
}

const noOrder: PairOrder = { bits: 0, of: () => 0n };

function edgeWeight(graph: Graph, rules: PairingRules, one: number, other: number): bigint {
  const { teams, currentEnd, nextEnd, limbo, order } = graph;
  const [high, low] = [at(teams, one), at(teams, other)];
  if (!mayMeet(high, low, rules)) return 0n;
  const inCurrent = other < currentEnd && !limbo.has(high) && !limbo.has(low);
  const inNext = other >= currentEnd && other < nextEnd;
  const ordered = inCurrent ? order.of(one, other) : 0n;
  return (pairWeight(high, low, { inCurrent, inNext }, rules) << BigInt(order.bits)) | ordered;
}

/** The mates of the teams of a graph; with an odd number one of them has nobody. */
function solve(graph: Graph, rules: PairingRules): readonly (number | null)[] {
  return solveNear(graph, rules) ?? solveWhole(graph, rules);
}

/**
 * Looks at the bracket and the next one alone. If all below can be paired after it, nothing can be better: the
 * whole graph only adds conditions. Null if it must be looked at.
 */
function solveNear(graph: Graph, rules: PairingRules): readonly (number | null)[] | null {
  const { teams, nextEnd, currentEnd, order } = graph;
  const decidesBye = teams.length % 2 === 1 && at(teams, currentEnd - 1).score <= rules.byeScore;
  if (nextEnd === teams.length || decidesBye || rules.avoidSameClub || rules.allowRematch) return null;
  const withoutHead = (1n << BigInt(order.bits + criteriaBits(rules))) - 1n;
  const mates = bestMatching(nextEnd, (one, other) => edgeWeight(graph, rules, one, other) & withoutHead);
  const open = teams.filter((_, index) => index >= nextEnd || mates[index] === null);
  return canPairQuickly(open, rules) ? [...mates, ...teams.slice(nextEnd).map(() => null)] : null;
}

function solveWhole(graph: Graph, rules: PairingRules): readonly (number | null)[] {
  const { teams, order, decidesBye } = graph;
  const isOdd = teams.length % 2 === 1;
  const mates = bestMatching(teams.length + (isOdd ? 1 : 0), (one, other) => {
    if (other < teams.length) return edgeWeight(graph, rules, one, other);
    const team = at(teams, one);
    if (!mayRest(team, rules)) return 0n;
    return byeWeight(team, decidesBye, rules) << BigInt(order.bits);
  });
  return mates.slice(0, teams.length).map((mate) => (mate === teams.length ? null : mate));
}

function pairsWithin({ teams }: Graph, mates: readonly (number | null)[], end: number): Pair[] {
  return mates.flatMap((mate, index): Pair[] =>
    mate !== null && index < mate && mate < end ? [[at(teams, index), at(teams, mate)]] : [],
  );
}

/** Whether the one who rests is the only one to leave the bracket: only then is it chosen here. */
function onlyByeLeaves(graph: Graph, mates: readonly (number | null)[], rules: PairingRules): boolean {
  const bracket = mates.slice(0, graph.currentEnd);
  const lowest = at(graph.teams, graph.currentEnd - 1).score;
  const reachesBye = graph.teams.length % 2 === 1 && lowest <= rules.byeScore;
  return reachesBye && bracket.every((mate) => mate === null || mate < graph.currentEnd);
}

interface MovedDownPaired {
  readonly moved: readonly Pair[];
  /** How many pairs the remaining residents make. */
  readonly remaining: number;
  readonly decidesBye: boolean;
}

/** First the moved-down teams get their opponents: that decides what remains. */
function pairMovedDown(field: BracketField, rules: PairingRules): MovedDownPaired {
  const { movedDown, residents, next, rest } = field;
  const currentEnd = movedDown.length + residents.length;
  const graph: Graph = {
    teams: [...movedDown, ...residents, ...next, ...rest],
    currentEnd,
    nextEnd: currentEnd + next.length,
    limbo: new Set(),
    order: movedDown.length > 0 ? movedDownOrder(movedDown.length, residents.length) : noOrder,
    decidesBye: false,
  };
  const mates = solve(graph, rules);
  const decidesBye = onlyByeLeaves(graph, mates, rules);
  const settled = decidesBye ? solve({ ...graph, decidesBye }, rules) : mates;
  const pairs = pairsWithin(graph, settled, currentEnd);
  const moved = pairs.filter(([higher]) => movedDown.includes(higher));
  return { moved, remaining: pairs.length - moved.length, decidesBye };
}

/** Pairs a bracket: the best quality there is and, among equals, the first in the order of the Dutch system. */
export function pairBracket(field: BracketField, rules: PairingRules): PairedBracket {
  const { moved, remaining, decidesBye } = pairMovedDown(field, rules);
  const taken = new Set(moved.flat());
  const residents = field.residents.filter((team) => !taken.has(team));
  const limbo = field.movedDown.filter((team) => !taken.has(team));
  const currentEnd = residents.length + limbo.length;
  const graph: Graph = {
    teams: [...residents, ...limbo, ...field.next, ...field.rest],
    currentEnd,
    nextEnd: currentEnd + field.next.length,
    limbo: new Set(limbo),
    order: residentOrder(residents.length, remaining),
    decidesBye,
  };
  const pairs = remaining > 0 ? pairsWithin(graph, solve(graph, rules), residents.length) : [];
  const paired = new Set(pairs.flat());
  return {
    pairs: [...moved, ...pairs],
    downfloaters: [...limbo, ...residents.filter((team) => !paired.has(team))],
  };
}
