import type { Placements } from '../../dated/placed.ts';
import type { CalendarBreach, DatedProblem, MatchId, RefereeId } from '../../dated/problem.ts';
import { childrenOf, isSound } from './clash.ts';
import { firstPlan } from './first-plan.ts';
import { MISSING, type Node, type Relaxed, relax } from './relax.ts';
import { between, type RoundTable, tableOf } from './table.ts';

/** The fields, kick-offs and referees of one round. */
export interface RoundPlan {
  readonly placements: Placements;
  readonly referees: ReadonlyMap<MatchId, RefereeId>;
  /** Matches for which no referee is left. */
  readonly withoutReferee: readonly MatchId[];
  /** What the wishes and the duties of the referees cost. */
  readonly cost: number;
  /** Whether nothing cheaper exists. */
  readonly isBest: boolean;
}

/** A round whose matches do not all find a place, or of which that could not be found out in time. */
export type RoundBreach =
  | CalendarBreach
  | { readonly breach: 'ROUND_FULL' }
  | { readonly breach: 'ROUND_UNDECIDED' };

export interface RoundOptions {
  /** How many matches each referee has directed before. */
  readonly duties?: ReadonlyMap<RefereeId, number>;
  /** How many partial plans may be looked at. */
  readonly patience?: number;
}

interface Open {
  readonly node: Node;
  readonly choice: Relaxed;
  readonly depth: number;
}

/**
 * Gives every match of a round a field, a kick-off and a referee, as cheaply as can be (branch and bound, the most
 * promising partial plan first). Every referee of the problem may direct any match that names no referees of its own.
 */
export function assignRound(problem: DatedProblem, options: RoundOptions = {}): RoundPlan | RoundBreach {
  const { duties = new Map(), patience = 5000 } = options;
  const table = tableOf(problem, duties);
  return 'breach' in table ? table : search(table, patience);
}

type Choice = Pick<Relaxed, 'places' | 'referees'>;
type Found = { readonly choice: Choice; readonly cost: number };

function search(table: RoundTable, patience: number): RoundPlan | RoundBreach {
  const open: Open[] = [];
  add(table, open, { places: table.places, crews: table.crews }, 0);
  const first = firstPlan(table);
  let best: Found | null = first && { choice: first, cost: costOf(table, first) };
  for (let looked = 0; looked < patience; looked++) {
    const next = open.pop();
    if (!next || (best && next.choice.bound >= best.cost)) return best ? planOf(table, best, true) : full;
    best = cheaper(table, best, next);
    for (const node of childrenOf(table, next.node, next.choice) ?? [])
      add(table, open, node, next.depth + 1);
  }
  return best ? planOf(table, best, false) : { breach: 'ROUND_UNDECIDED' };
}

function cheaper(table: RoundTable, best: Found | null, { node, choice }: Open): Found | null {
  if (!isSound(table, node, choice)) return best;
  const cost = costOf(table, choice);
  return best && best.cost <= cost ? best : { choice, cost };
}

const full = { breach: 'ROUND_FULL' } as const;

/** Keeps the cheapest partial plan last, and of equals the one that has been followed farthest. */
function add(table: RoundTable, open: Open[], node: Node, depth: number): void {
  const choice = relax(table, node);
  if (!choice) return;
  const isBehind = (other: Open) =>
    other.choice.bound < choice.bound || (other.choice.bound === choice.bound && other.depth > depth);
  let [low, high] = [0, open.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBehind(open[middle] as Open)) high = middle;
    else low = middle + 1;
  }
  open.splice(low, 0, { node, choice, depth });
}

function costOf(table: RoundTable, { places, referees }: Choice): number {
  const duties = [...table.duties];
  let sum = 0;
  for (const [match, place] of places.entries()) {
    sum += place.cost;
    for (const other of places.slice(match + 1)) sum += between(table, place, other).cost;
    const referee = referees[match] ?? -1;
    sum += referee < 0 ? MISSING : table.weight * (duties[referee] ?? 0);
    if (referee >= 0) duties[referee] = (duties[referee] ?? 0) + 1;
  }
  return sum;
}

function planOf({ problem, referees }: RoundTable, { choice, cost }: Found, isBest: boolean): RoundPlan {
  const ids = problem.matches.map(({ id }) => id);
  const named = ids.map((id, match) => [id, referees[choice.referees[match] ?? -1]?.id] as const);
  const withoutReferee = named.filter(([, referee]) => referee === undefined).map(([id]) => id);
  return {
    placements: new Map(choice.places.map(({ placed }) => [placed.match.id, placed.placement])),
    referees: new Map(named.flatMap(([id, referee]) => (referee === undefined ? [] : [[id, referee]]))),
    withoutReferee,
    cost: cost - withoutReferee.length * MISSING,
    isBest,
  };
}
