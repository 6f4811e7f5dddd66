import { assignEach } from '../assignment/assign-each.ts';
import type { FormatBreach } from '../model/breach.ts';
import type { GroupKey } from '../model/slot.ts';

/** A bracket slot for one of the best teams of a position. */
export interface BestSlot {
  readonly place: string;
  /** The groups it may come from. */
  readonly allowed: readonly GroupKey[];
}

/** For each set of qualified groups (sorted, joined by spaces): the group for each slot, in slot order. */
export type AllocationTable = Readonly<Record<string, readonly GroupKey[]>>;

/** The group assigned to each slot. */
type Allocation = ReadonlyMap<string, GroupKey>;

/** The first perfect matching in slot order, then group order; null if there is none. */
function firstMatching(slots: readonly BestSlot[], groups: readonly GroupKey[]): readonly GroupKey[] | null {
  const chosen: GroupKey[] = [];
  for (const [index, { allowed }] of slots.entries()) {
    const open = groups.filter((group) => !chosen.includes(group));
    // Looking ahead avoids backtracking, however many slots there are.
    const group = open.find((one) => allowed.includes(one) && canFill(slots.slice(index + 1), open, one));
    if (group === undefined) return null;
    chosen.push(group);
  }
  return chosen;
}

/** Whether these slots can each get a different group once one group is taken. */
function canFill(slots: readonly BestSlot[], groups: readonly GroupKey[], taken: GroupKey): boolean {
  const isLeft = (group: GroupKey) => group !== taken && groups.includes(group);
  return assignEach(slots, ({ allowed }) => allowed.filter(isLeft)) !== null;
}

/** The key of a set of groups in a table. */
export const tableKey = (groups: readonly GroupKey[]): string => groups.toSorted().join(' ');

/** Allocates the best teams of a position to slots: by the competition’s table, or the first valid way. */
export function allocateBest(
  groups: readonly GroupKey[],
  slots: readonly BestSlot[],
  table?: AllocationTable,
): Allocation | FormatBreach {
  const breach: FormatBreach = {
    breach: 'INFEASIBLE_CONSTRAINTS',
    which: 'ALLOCATION',
    detail: tableKey(groups),
  };
  const chosen = table ? table[tableKey(groups)] : firstMatching(slots, groups.toSorted());
  if (!chosen) return breach;
  const fits = slots.every(({ allowed }, index) => allowed.includes(chosen[index] ?? ''));
  if (!fits || tableKey(chosen) !== tableKey(groups)) return breach;
  return new Map(slots.map(({ place }, index) => [place, chosen[index] ?? '']));
}
