import { at } from '../model/at.ts';
import { type Arrangement, type GroupRules, mayShareGroup, membersOf, sizesOf } from './rules.ts';

/** Entrants without a group, in rows of which no group takes two: a pot each, or as many as there are groups. */
function rowsOf({ entrants, pots, separate, groupCount }: GroupRules, placed: Arrangement): number[][] {
  const open = [...placed.keys()].filter((entrant) => placed[entrant] === null);
  if (pots !== null) {
    const byPot = Map.groupBy(open, (entrant) => at(pots, entrant));
    return [...byPot].toSorted(([one], [other]) => one - other).map(([, row]) => row);
  }
  const [mark] = separate;
  const markOf = (entrant: number) => (mark === undefined ? '' : (at(entrants, entrant)[mark] ?? ''));
  // Who may not be together stands in one row, where they go to different groups anyway.
  const sorted = mark === undefined ? open : open.toSorted((a, b) => compare(markOf(a), markOf(b)) || a - b);
  const count = Math.ceil(sorted.length / groupCount);
  return Array.from({ length: count }, (_, row) => sorted.slice(row * groupCount, (row + 1) * groupCount));
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** Gives every entrant of a row a group of its own by augmenting paths (Kuhn); null if they do not all fit. */
function assignRow(
  row: readonly number[],
  choices: ReadonlyMap<number, readonly number[]>,
): Map<number, number> | null {
  const holder = new Map<number, number>();
  const place = (entrant: number, seen: Set<number>): boolean => {
    for (const group of choices.get(entrant) ?? []) {
      if (seen.has(group)) continue;
      seen.add(group);
      const other = holder.get(group);
      if (other !== undefined && !place(other, seen)) continue;
      holder.set(group, entrant);
      return true;
    }
    return false;
  };
  return row.every((entrant) => place(entrant, new Set())) ? holder : null;
}

/** The groups that each entrant of a row may join, the smaller ones first. */
function choicesIn(rules: GroupRules, members: readonly (readonly number[])[], row: readonly number[]) {
  const { small, large } = sizesOf(rules);
  const most = large > 0 ? small + 1 : small;
  const groups = [...members.keys()].toSorted((a, b) => at(members, a).length - at(members, b).length);
  const fits = (entrant: number, group: number) =>
    at(members, group).length < most &&
    (rules.fixed.get(entrant) ?? group) === group &&
    at(members, group).every((other) => mayShareGroup(rules, entrant, other));
  return new Map(row.map((entrant) => [entrant, groups.filter((group) => fits(entrant, group))] as const));
}

/** A whole arrangement, row by row; null if this quick way finds none, which proves nothing. */
export function completeByRows(rules: GroupRules, placed: Arrangement): Arrangement | null {
  const members = membersOf(rules, placed);
  const whole = [...placed];
  for (const row of rowsOf(rules, placed)) {
    const assigned = assignRow(row, choicesIn(rules, members, row));
    if (assigned === null) return null;
    for (const [group, entrant] of assigned) {
      at(members, group).push(entrant);
      whole[entrant] = group;
    }
  }
  const { small, large } = sizesOf(rules);
  const isEven = members.every(({ length }) => length === small || length === small + 1);
  return isEven && members.filter(({ length }) => length > small).length === large ? whole : null;
}
