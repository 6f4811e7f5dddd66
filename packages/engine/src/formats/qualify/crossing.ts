import { bracketSize } from '../elimination/bracket.ts';
import { at } from '../model/at.ts';
import type { FormatBreach } from '../model/breach.ts';
import { type GroupKey, type Slot, waitingSlot } from '../model/slot.ts';

const breach: FormatBreach = { breach: 'INFEASIBLE_CONSTRAINTS', which: 'CROSSING' };

const placed = (group: GroupKey, position: number): Slot => waitingSlot({ kind: 'GROUP', group, position });

/** The ties of two groups in one half: first of one against last of the other, and so on, alternating. */
function crossPair(one: GroupKey, other: GroupKey, qualifiers: number): Slot[] {
  return Array.from({ length: qualifiers / 2 }, (_, index) => {
    const [host, guest] = index % 2 === 0 ? [one, other] : [other, one];
    return [placed(host, index + 1), placed(guest, qualifiers - index)];
  }).flat();
}

/**
 * Crosses neighbouring groups: A1–B2 in the upper half, B1–A2 in the lower. Teams of one group do not meet in
 * the first round, and its top two only in the final; with four qualifiers, two of a group share a half.
 * Entries are listed from top to bottom of the bracket.
 */
export function crossGroups(groups: readonly GroupKey[], qualifiers: number): readonly Slot[] | FormatBreach {
  const entries = groups.length * qualifiers;
  // If all entries fill a bracket, the numbers of groups and of qualifiers are powers of two themselves.
  const fillsBracket = Number.isInteger(qualifiers) && bracketSize(entries) === entries;
  if (!fillsBracket || groups.length === 1) return breach;
  if (qualifiers === 1) return groups.map((group) => placed(group, 1));
  const pairs = Array.from(
    { length: groups.length / 2 },
    (_, index) => [at(groups, 2 * index), at(groups, 2 * index + 1)] as const,
  );
  const half = (turned: boolean) =>
    pairs.flatMap(([one, other]) =>
      turned ? crossPair(other, one, qualifiers) : crossPair(one, other, qualifiers),
    );
  return [...half(false), ...half(true)];
}
