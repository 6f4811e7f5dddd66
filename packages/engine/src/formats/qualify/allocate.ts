import { assignEach } from '../assignment/assign-each.ts';
import type { FormatBreach } from '../model/breach.ts';
import type { GroupKey } from '../model/slot.ts';

/** A place in the bracket that one of the best of a position will take. */
export interface BestSlot {
  readonly place: string;
  /** The groups that it may come from. */
  readonly allowed: readonly GroupKey[];
}

/** For each set of qualified groups (sorted, joined by spaces): the group of each slot, in slot order. */
export type AllocationTable = Readonly<Record<string, readonly GroupKey[]>>;

/** Which group goes to which place. */
type Allocation = ReadonlyMap<string, GroupKey>;

/** The first perfect matching in the order of slots, then of groups; null if there is none. */
function firstMatching(slots: readonly BestSlot[], groups: readonly GroupKey[]): readonly GroupKey[] | null {
  const chosen: GroupKey[] = [];
  for (const [index, { allowed }] of slots.entries()) {
    const open = groups.filter((group) => !chosen.includes(group));
    // Looking ahead keeps it short: no choice is ever taken back, however many slots there are.
    const group = open.find((one) => allowed.includes(one) && canFill(slots.slice(index + 1), open, one));
    if (group === undefined) return null;
    chosen.push(group);
  }
  return chosen;
}

/** Whether each of these slots finds a group of its own once one group is gone. */
function canFill(slots: readonly BestSlot[], groups: readonly GroupKey[], gone: GroupKey): boolean {
  const isLeft = (group: GroupKey) => group !== gone && groups.includes(group);
  return assignEach(slots, ({ allowed }) => allowed.filter(isLeft)) !== null;
}

/** The key under which a table knows a set of groups. */
export const tableKey = (groups: readonly GroupKey[]): string => groups.toSorted().join(' ');

/** Sends the best of a position to their places: by the table of the competition, or by the first way that works. */
export function allocateBest(
  groups: readonly GroupKey[],
  slots: readonly BestSlot[],
  table?: AllocationTable,
): Allocation | FormatBreach {
  const refused: FormatBreach = {
    breach: 'INFEASIBLE_CONSTRAINTS',
    which: 'ALLOCATION',
    detail: tableKey(groups),
  };
  const chosen = table ? table[tableKey(groups)] : firstMatching(slots, groups.toSorted());
  if (!chosen) return refused;
  const fits = slots.every(({ allowed }, index) => allowed.includes(chosen[index] ?? ''));
  if (!fits || tableKey(chosen) !== tableKey(groups)) return refused;
  return new Map(slots.map(({ place }, index) => [place, chosen[index] ?? '']));
}
