import { assignEach } from '../assignment/assign-each.ts';
import { at } from '../model/at.ts';
import { type Arrangement, type GroupRules, mayShareGroup, membersOf, sizesOf } from './rules.ts';

/**
 * Entrants without a group, in rows whose members all go to different groups: one per pot, or G at a time.
 */
function rowsOf({ entrants, pots, separate, groupCount }: GroupRules, placed: Arrangement): number[][] {
  const open = [...placed.keys()].filter((entrant) => placed[entrant] === null);
  if (pots !== null) {
    const byPot = Map.groupBy(open, (entrant) => at(pots, entrant));
    return [...byPot].toSorted(([one], [other]) => one - other).map(([, row]) => row);
  }
  const [mark] = separate;
  // Entrants that must be kept apart share a row, where they go to different groups anyway.
  const holders = Map.groupBy(open, (entrant) => mark && at(entrants, entrant)[mark]);
  const sorted = [...holders.values()].flat();
  const count = Math.ceil(sorted.length / groupCount);
  return Array.from({ length: count }, (_, row) => sorted.slice(row * groupCount, (row + 1) * groupCount));
}

/** The groups each entrant of a row may join, smaller ones first. */
function choicesIn(rules: GroupRules, members: readonly (readonly number[])[], row: readonly number[]) {
  const { least, larger } = sizesOf(rules);
  const maxSize = larger > 0 ? least + 1 : least;
  const groups = [...members.keys()].toSorted((a, b) => at(members, a).length - at(members, b).length);
  const fits = (entrant: number, group: number) =>
    at(members, group).length < maxSize &&
    (rules.fixed.get(entrant) ?? group) === group &&
    at(members, group).every((other) => mayShareGroup(rules, entrant, other));
  return new Map(row.map((entrant) => [entrant, groups.filter((group) => fits(entrant, group))] as const));
}

/** A full arrangement, row by row; null if this quick method finds none, which proves nothing. */
export function completeByRows(rules: GroupRules, placed: Arrangement): Arrangement | null {
  const members = membersOf(rules, placed);
  const whole = [...placed];
  for (const row of rowsOf(rules, placed)) {
    const choices = choicesIn(rules, members, row);
    const assigned = assignEach(row, (entrant) => choices.get(entrant) ?? []);
    if (assigned === null) return null;
    for (const [group, entrant] of assigned) {
      at(members, group).push(entrant);
      whole[entrant] = group;
    }
  }
  const { least, larger } = sizesOf(rules);
  return members.filter(({ length }) => length > least).length === larger ? whole : null;
}
