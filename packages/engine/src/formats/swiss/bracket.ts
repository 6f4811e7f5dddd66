import { at } from '../model/at.ts';
import type { Contender } from './contender.ts';
import type { PairingRules } from './criteria.ts';
import { type BracketGraph, type Mates, reachesBye, solveBracket } from './graph.ts';
import { movedDownOrder, noOrder, residentOrder } from './order.ts';

export type Pair = readonly [higher: Contender, lower: Contender];

/** A bracket and all the teams below it. */
interface BracketField {
  readonly movedDown: readonly Contender[];
  readonly residents: readonly Contender[];
  /** The residents of the next bracket. */
  readonly next: readonly Contender[];
  readonly rest: readonly Contender[];
}

interface PairedBracket {
  readonly pairs: readonly Pair[];
  readonly downfloaters: readonly Contender[];
}

function pairsWithin({ teams }: BracketGraph, mates: Mates, end: number): Pair[] {
  return mates.flatMap((mate, index): Pair[] =>
    mate !== null && index < mate && mate < end ? [[at(teams, index), at(teams, mate)]] : [],
  );
}

/** Whether only the bye team leaves the bracket: only then is it chosen here. */
function onlyByeLeaves(graph: BracketGraph, mates: Mates, rules: PairingRules): boolean {
  return reachesBye(graph, rules) && mates.every((mate) => mate === null || mate < graph.currentEnd);
}

interface MovedDownPaired {
  readonly moved: readonly Pair[];
  /** The number of pairs the remaining residents make. */
  readonly remaining: number;
  readonly decidesBye: boolean;
}

/** Moved-down teams get their opponents first: that decides what remains. */
function pairMovedDown(field: BracketField, rules: PairingRules): MovedDownPaired {
  const { movedDown, residents, next, rest } = field;
  const currentEnd = movedDown.length + residents.length;
  const graph: BracketGraph = {
    teams: [...movedDown, ...residents, ...next, ...rest],
    currentEnd,
    nextEnd: currentEnd + next.length,
    limbo: new Set(),
    order: movedDown.length > 0 ? movedDownOrder(movedDown.length, residents.length) : noOrder,
    decidesBye: false,
  };
  const mates = solveBracket(graph, rules) ?? [];
  const decidesBye = onlyByeLeaves(graph, mates, rules);
  const settled = decidesBye ? (solveBracket({ ...graph, decidesBye }, rules) ?? []) : mates;
  const pairs = pairsWithin(graph, settled, currentEnd);
  const moved = pairs.filter(([higher]) => movedDown.includes(higher));
  return { moved, remaining: pairs.length - moved.length, decidesBye };
}

/** Pairs the rest of a bracket once its moved-down teams are settled. */
function pairResidents(field: BracketField, rules: PairingRules, movedDown: MovedDownPaired): PairedBracket {
  const { moved, remaining, decidesBye } = movedDown;
  const settled = new Set(moved.flat());
  const residents = field.residents.filter((team) => !settled.has(team));
  const limbo = field.movedDown.filter((team) => !settled.has(team));
  const currentEnd = residents.length + limbo.length;
  const graph: BracketGraph = {
    teams: [...residents, ...limbo, ...field.next, ...field.rest],
    currentEnd,
    nextEnd: currentEnd + field.next.length,
    limbo: new Set(limbo),
    order: residentOrder(residents.length, remaining),
    decidesBye,
  };
  const mates = remaining > 0 ? solveBracket(graph, rules) : [];
  const pairs = pairsWithin(graph, mates ?? [], residents.length);
  const paired = new Set(pairs.flat());
  return {
    pairs: [...moved, ...pairs],
    downfloaters: [...limbo, ...residents.filter((team) => !paired.has(team))],
  };
}

/** A bracket of residents only usually makes the maximum number of pairs; null if it does not. */
function pairAtOnce(field: BracketField, rules: PairingRules): PairedBracket | null {
  const { movedDown, residents, next, rest } = field;
  const isOdd = (movedDown.length + residents.length + next.length + rest.length) % 2 === 1;
  const mayRestHere = isOdd && residents.some(({ score }) => score <= rules.byeScore);
  if (movedDown.length > 0 || mayRestHere) return null;
  const remaining = Math.floor(residents.length / 2);
  const paired = pairResidents(field, rules, { moved: [], remaining, decidesBye: false });
  return paired.pairs.length === remaining ? paired : null;
}

/** Pairs a bracket: the best quality possible and, among equals, the first in the Dutch system’s order. */
export function pairBracket(field: BracketField, rules: PairingRules): PairedBracket {
  return pairAtOnce(field, rules) ?? pairResidents(field, rules, pairMovedDown(field, rules));
}
