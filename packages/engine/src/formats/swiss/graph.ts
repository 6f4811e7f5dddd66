import { at } from '../model/at.ts';
import { canPairQuickly } from './completion.ts';
import type { Contender } from './contender.ts';
import { byeCriteria, mayMeet, mayRest, meetWell, type PairingRules } from './criteria.ts';
import { heaviestMatching, mateOf } from './matching/best-matching.ts';
import { type Criteria, packWeights } from './matching/weights.ts';
import type { PairOrder } from './order.ts';
import { type CriteriaOf, sharedCriteria } from './shared-criteria.ts';

/** A bracket with all teams below it, which must still be pairable afterwards (FIDE Dutch C.04.3, C.4). */
export interface BracketGraph {
  readonly teams: readonly Contender[];
  /** Teams before this index are in the bracket, those before `nextEnd` in it or the next one. */
  readonly currentEnd: number;
  readonly nextEnd: number;
  /** Teams that can only float down. */
  readonly limbo: ReadonlySet<Contender>;
  readonly order: PairOrder;
  /** Whether the bye falls in this bracket and no other team leaves it. */
  readonly decidesBye: boolean;
}

/** The mate of each team of the bracket; null, or a team outside it, if it floats down. */
export type Mates = readonly (number | null)[];

/** The criteria for the whole field, not just a bracket: all paired, no rematch, no shared club. */
const HEAD = 3;

/** Whether the bye may fall in this bracket. */
export function reachesBye({ teams, currentEnd }: BracketGraph, { byeScore }: PairingRules): boolean {
  return teams.length % 2 === 1 && at(teams, currentEnd - 1).score <= byeScore;
}

interface Reading {
  readonly size: number;
  readonly inCurrent: (one: number, other: number) => boolean;
  /** The criteria of a pair outside the bracket. */
  readonly outside: (one: number, other: number, criteriaOf: CriteriaOf) => Criteria | null;
  readonly head: boolean;
}

const tiersOf = ({ teams, nextEnd }: BracketGraph) =>
  [...new Set(teams.slice(0, nextEnd).map(({ score }) => score))].toSorted((a, b) => b - a);

/**
 * The mates in a graph, by best quality and then the Dutch system’s order; null if the number of pairs
 * differs from what that order expects.
 */
function solve(graph: BracketGraph, rules: PairingRules, reading: Reading): readonly number[] | null {
  const { teams, order } = graph;
  const { size, inCurrent, outside, head } = reading;
  const criteriaOf = sharedCriteria(teams, tiersOf(graph), rules, head ? 0 : HEAD);
  const weights = packWeights(
    size,
    (one, other) =>
      inCurrent(one, other) ? criteriaOf(one, other, 'CURRENT') : outside(one, other, criteriaOf),
    { ...order, columns: (one, other) => (inCurrent(one, other) ? order.columns(one, other) : null) },
  );
  const state = heaviestMatching(weights);
  const mates = () => Array.from({ length: size }, (_, vertex) => mateOf(state, vertex));
  const pairs = mates().filter((mate, vertex) => vertex < mate && inCurrent(vertex, mate)).length;
  if (order.pairs !== null && order.pairs !== pairs) return null;
  order.settle(state, inCurrent);
  return mates();
}

function inBracket(graph: BracketGraph, rules: PairingRules, meet: typeof mayMeet): Reading['inCurrent'] {
  const { teams, currentEnd, limbo } = graph;
  return (one, other) => {
    if (other >= currentEnd) return false;
    const [high, low] = [at(teams, one), at(teams, other)];
    return !limbo.has(high) && !limbo.has(low) && meet(high, low, rules);
  };
}

/**
 * Considers the bracket alone, with a few stand-ins for the next one: it does not matter whom a floater meets
 * there, as long as each has enough opponents and the rest of the next bracket can be paired. Null if that is
 * not certain.
 */
function solveAlone(graph: BracketGraph, rules: PairingRules): Mates | null {
  const { teams, currentEnd, nextEnd, limbo } = graph;
  const outsiders = limbo.size + ((currentEnd - limbo.size) % 2 === 1 ? 1 : 2);
  const current = teams.slice(0, currentEnd);
  const next = teams.slice(currentEnd, nextEnd);
  const inCurrent = inBracket(graph, rules, meetWell);
  const mates = solve(graph, rules, {
    size: currentEnd + outsiders,
    inCurrent,
    // A team’s value in the next bracket is the same with any opponent.
    outside: (one, other, criteriaOf) =>
      one < currentEnd && other >= currentEnd && next.length > 0 ? criteriaOf(one, currentEnd, 'NEXT') : null,
    head: false,
  });
  if (mates === null) return null;
  const paired = pairedOnly(mates.slice(0, currentEnd), inCurrent);
  const floaters = current.filter((_, index) => paired[index] === null);
  if (floaters.length > outsiders) return null;
  return canFinish(floaters, next, teams.slice(nextEnd), rules) ? paired : null;
}

function pairedOnly(mates: readonly number[], isPair: Reading['inCurrent']): Mates {
  return mates.map((mate, index) => (isPair(Math.min(index, mate), Math.max(index, mate)) ? mate : null));
}

/**
 * Whether all can be paired below a bracket, its floaters and all but an odd one of the next bracket in that
 * one.
 */
function canFinish(
  floaters: readonly Contender[],
  next: readonly Contender[],
  rest: readonly Contender[],
  rules: PairingRules,
): boolean {
  if (next.length === 0) return canPairQuickly([...floaters, ...rest], rules, meetWell);
  const open = [...next];
  for (const floater of floaters) {
    const opponent = open.findIndex((other) => meetWell(floater, other, rules));
    if (opponent < 0) return false;
    open.splice(opponent, 1);
  }
  const canPair = (teams: readonly Contender[]) => canPairQuickly(teams, rules, meetWell);
  if (open.length % 2 === 0) return canPair(open) && canPair(rest);
  return open
    .slice(-TRIES)
    .toReversed()
    .some((odd) => canPair(open.filter((team) => team !== odd)) && canPair([odd, ...rest]));
}

/** How many teams of the next bracket are tried as its downfloater. */
const TRIES = 4;

/**
 * Considers the bracket and the next one. If all below can be paired afterwards, nothing can be better, as
 * the full graph only adds constraints. Null if the full graph is needed.
 */
function solveNear(graph: BracketGraph, rules: PairingRules): Mates | null {
  const { teams, currentEnd, nextEnd } = graph;
  const inCurrent = inBracket(graph, rules, meetWell);
  const inNext = (one: number, other: number) =>
    other >= currentEnd && other < nextEnd && meetWell(at(teams, one), at(teams, other), rules);
  const mates = solve(graph, rules, {
    size: nextEnd + (nextEnd % 2),
    inCurrent,
    outside: (one, other, criteriaOf) => (inNext(one, other) ? criteriaOf(one, currentEnd, 'NEXT') : null),
    head: false,
  });
  if (mates === null) return null;
  const isPair = (one: number, other: number) => inCurrent(one, other) || inNext(one, other);
  const paired = pairedOnly(mates.slice(0, nextEnd), isPair);
  const open = teams.filter((_, index) => index >= nextEnd || paired[index] === null);
  return canPairQuickly(open, rules, meetWell) ? paired.slice(0, currentEnd) : null;
}

function solveWhole(graph: BracketGraph, rules: PairingRules): Mates | null {
  const { teams, currentEnd, nextEnd, decidesBye } = graph;
  const tiers = tiersOf(graph);
  const byes = teams.map((team) => (mayRest(team, rules) ? byeCriteria(team, decidesBye, tiers) : null));
  const outside: Reading['outside'] = (one, other, criteriaOf) => {
    const low = teams[other];
    if (!low) return byes[one] ?? null;
    if (!mayMeet(at(teams, one), low, rules)) return null;
    return criteriaOf(one, other, other >= currentEnd && other < nextEnd ? 'NEXT' : 'BELOW');
  };
  const inCurrent = inBracket(graph, rules, mayMeet);
  const mates = solve(graph, rules, {
    size: teams.length + (teams.length % 2),
    inCurrent,
    outside,
    head: true,
  });
  return mates?.slice(0, currentEnd).map((mate) => (mate === teams.length ? null : mate)) ?? null;
}

/** The mates of a bracket’s teams, looking only as far down as needed; null if its order does not fit. */
export function solveBracket(graph: BracketGraph, rules: PairingRules): Mates | null {
  const near = reachesBye(graph, rules) ? null : (solveAlone(graph, rules) ?? solveNear(graph, rules));
  return near ?? solveWhole(graph, rules);
}
