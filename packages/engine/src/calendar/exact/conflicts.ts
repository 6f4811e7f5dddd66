import { hardIn } from '../search/amount.ts';
import { type Board, lift, put } from '../search/board.ts';
import type { Price } from '../search/price.ts';
import { read } from '../search/read.ts';
import type { Limit } from './choice/solver.ts';
import type { Column } from './columns.ts';

const DAY = 24 * 60;

/** For each column, the later columns that are incompatible with it. */
type Conflicts = readonly ReadonlySet<number>[];

/**
 * Limits that allow one of incompatible columns, in groups as large as possible, which solvers handle best.
 */
export function conflictLimits(board: Board, price: Price, columns: readonly Column[]): readonly Limit[] {
  const groups = groupsOf(board, columns);
  const conflicts = findConflicts(board, price, columns, groups);
  const cliques = new Cliques(columns, conflicts);
  for (const group of groups) cliques.cover(group);
  return cliques.found;
}

/** Columns that share a team, field, referee, high risk or pairing: conflicting columns always share one. */
function groupsOf({ compiled }: Board, columns: readonly Column[]): readonly (readonly number[])[] {
  const { home, away, lane, isRisk, riskLane, refereeLanes, mates } = compiled;
  const shared = columns.flatMap(({ match, option }, index) => {
    const lanes = [read(home, match), read(away, match), read(lane, option), ...(refereeLanes[match] ?? [])];
    if (read(isRisk, match) === 1) lanes.push(riskLane);
    const pairing = Math.min(match, ...(mates[match] ?? []));
    return [...lanes.map((it) => ({ key: it, index })), { key: -1 - pairing, index }];
  });
  return [...Map.groupBy(shared, ({ key }) => key).values()].map((group) => group.map(({ index }) => index));
}

/** Puts each column on the board once and prices nearby columns next to it. */
function findConflicts(
  board: Board,
  price: Price,
  columns: readonly Column[],
  groups: readonly (readonly number[])[],
): Conflicts {
  const near = nearIn(board, columns, groups);
  return columns.map(({ match, option }, index) => {
    put(board, match, option);
    const found = [...(near[index] ?? [])].filter((other) => {
      const column = columns[other] as Column;
      return hardIn(price(column.match, column.option)) > 0;
    });
    lift(board, match);
    return new Set(found);
  });
}

/** For each column, the later ones in its groups that are near enough to conflict. */
function nearIn(
  board: Board,
  columns: readonly Column[],
  groups: readonly (readonly number[])[],
): readonly ReadonlySet<number>[] {
  const reach = reachOf(board);
  const near = columns.map(() => new Set<number>());
  for (const group of groups)
    for (const [position, index] of group.entries()) {
      const { match, day } = columns[index] as Column;
      for (const other of group.slice(position + 1)) {
        const column = columns[other] as Column;
        if (column.match === match) continue;
        if (column.day - day > reach(match, column.match)) break;
        near[index]?.add(other);
      }
    }
  return near;
}

/** How many days apart two matches can be and still conflict. */
function reachOf({ compiled }: Board): (one: number, other: number) => number {
  const { minutes, gaps, journeys, mates, problem } = compiled;
  const { rest, turnaround, returnGap } = problem.rules;
  const maxOf = (values: Int32Array) => values.reduce((more, value) => Math.max(more, value), 0);
  const gap = Math.max(rest, turnaround, maxOf(gaps) + maxOf(journeys));
  const near = Math.ceil((gap + maxOf(minutes)) / DAY) + 1;
  const far = problem.matches.reduce((more, match) => Math.max(more, match.returnGap ?? 0), returnGap);
  return (one, other) => (mates[one]?.includes(other) ? Math.max(near, far) : near);
}

/** Builds groups of mutually conflicting columns until every conflict is in a group. */
class Cliques {
  readonly found: Limit[] = [];
  readonly #columns: readonly Column[];
  readonly #conflicts: Conflicts;
  readonly #covered = new Set<number>();

  constructor(columns: readonly Column[], conflicts: Conflicts) {
    this.#columns = columns;
    this.#conflicts = conflicts;
  }

  cover(group: readonly number[]): void {
    const members = new Set(group);
    for (const one of group) {
      const open = [...(this.#conflicts[one] ?? [])].filter((other) => members.has(other));
      if (open.length === 0) continue;
      const candidates = group.filter((third) => this.#areApart(one, third));
      for (const other of open)
        if (!this.#covered.has(this.#pair(one, other))) this.#add(this.#grow([one, other], candidates));
    }
  }

  #grow(clique: number[], candidates: readonly number[]): readonly number[] {
    for (const third of candidates)
      if (!clique.includes(third) && clique.every((member) => this.#areApart(member, third)))
        clique.push(third);
    return clique;
  }

  #add(clique: readonly number[]): void {
    for (const [index, one] of clique.entries())
      for (const other of clique.slice(index + 1)) this.#covered.add(this.#pair(one, other));
    this.found.push({ columns: clique, most: 1 });
  }

  #areApart(one: number, other: number): boolean {
    const isSameMatch = this.#columns[one]?.match === this.#columns[other]?.match;
    return isSameMatch || this.#conflicts[Math.min(one, other)]?.has(Math.max(one, other)) === true;
  }

  #pair(one: number, other: number): number {
    return Math.min(one, other) * this.#columns.length + Math.max(one, other);
  }
}
