import type { FormatBreach } from '../model/breach.ts';
import type { Group, Round } from '../model/phase.ts';
import { type GroupKey, type Slot, waitingSlot } from '../model/slot.ts';
import { groupRounds, pairedRounds, type RoundRobinParams } from '../round-robin/round-robin.ts';
import { crossRounds } from './pairings.ts';

export interface MainRoundParams extends RoundRobinParams {
  /** The groups its teams come from. */
  readonly groups: readonly GroupKey[];
  /** How many teams of each group play on, and their best position. */
  readonly qualifiers: number;
  readonly from: number;
  /** The number of main groups; neighbouring groups are merged. */
  readonly into: number;
  /** Whether results of the previous phase between teams that meet here count. */
  readonly carry: 'MUTUAL' | 'NOTHING';
  /** Whether teams with a carried result play each other again. */
  readonly rematch: boolean;
}

const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV'];
const maxGroups = romans.length;
const maxGroupSize = 64;

/** Roman numerals, since letters name the original groups. */
export const mainGroupKeys = (count: number): readonly GroupKey[] => romans.slice(0, count);

/** The teams of each group of a main round. */
export function mainGroups(params: MainRoundParams): readonly Group[] | FormatBreach {
  const { groups, into } = params;
  const each = groups.length / into;
  if (into > maxGroups || !Number.isInteger(each) || each === 0)
    return { breach: 'INVALID_PARAM', param: 'into' };
  if (new Set(groups).size < groups.length) return { breach: 'INVALID_PARAM', param: 'groups' };
  const members = each * params.qualifiers;
  if (members < 2 || members > maxGroupSize) return { breach: 'INVALID_PARAM', param: 'qualifiers' };
  return mainGroupKeys(into).map((key, index) => {
    const sources = groups.slice(index * each, (index + 1) * each);
    return { key, members: sources.flatMap((group) => membersFrom(group, params)) };
  });
}

function membersFrom(group: GroupKey, { qualifiers, from }: MainRoundParams): Slot[] {
  return Array.from({ length: qualifiers }, (_, index) =>
    waitingSlot({ kind: 'GROUP', group, position: from + index }),
  );
}

/** Teams with a carried result have already played that match. */
export function mainRounds(
  groups: readonly Group[],
  params: MainRoundParams,
): readonly Round[] | FormatBreach {
  const blocks = params.groups.length / params.into;
  if (params.carry === 'NOTHING' || params.rematch) return groupRounds(groups, params);
  if (blocks === 1) return { breach: 'INVALID_PARAM', param: 'rematch' };
  return pairedRounds(groups, crossRounds(blocks, params.qualifiers), params);
}

export const mainRoundDefaults = {
  groups: ['A', 'B'],
  qualifiers: 3,
  from: 1,
  into: 1,
  carry: 'MUTUAL',
  rematch: false,
} as const;
