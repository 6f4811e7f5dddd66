import { type FormatBreach, isBreach } from '../model/breach.ts';
import type { GroupKey, Slot, TeamId } from '../model/slot.ts';
import type { BestPlace, GroupPlace } from '../propagation/result.ts';
import { type AllocationTable, allocateBest, type BestSlot } from './allocate.ts';

/**
 * A group according to its standings: tiers from the top; a tier has several teams if nothing separates them.
 */
export interface GroupTable {
  readonly group: GroupKey;
  /** Whether all its matches are closed or cancelled with an outcome. */
  readonly finished: boolean;
  readonly tiers: readonly (readonly TeamId[])[];
}

/** The best teams of one position across groups. */
interface BestOf {
  readonly position: number;
  readonly slots: readonly BestSlot[];
  /** The teams in that position compared across groups, in tiers from the top. */
  readonly ranking: readonly (readonly TeamId[])[];
  readonly table?: AllocationTable;
}

export interface Qualified {
  readonly places: readonly GroupPlace[];
  readonly best: readonly BestPlace[];
}

interface Placed {
  readonly position: number;
  readonly team: TeamId;
  readonly tier: readonly TeamId[];
}

function positionsOf(tiers: readonly (readonly TeamId[])[]): Placed[] {
  return tiers
    .flatMap((tier) => tier.map((team) => ({ team, tier })))
    .map((it, index) => ({ ...it, position: index + 1 }));
}

/** The positions that slots require, by group. */
function requestedPositions(slots: readonly Slot[]): ReadonlyMap<GroupKey, ReadonlySet<number>> {
  const requested = new Map<GroupKey, Set<number>>();
  for (const { source } of slots) {
    if (source.kind !== 'GROUP') continue;
    requested.set(source.group, (requested.get(source.group) ?? new Set()).add(source.position));
  }
  return requested;
}

/** Teams level on a place that matters: their order decides who plays whom, or who qualifies. */
function tieBreach(
  tables: readonly GroupTable[],
  neededPositions: (group: GroupKey) => ReadonlySet<number>,
): FormatBreach | null {
  const tied = tables.flatMap(({ group, tiers }) =>
    positionsOf(tiers)
      .filter(({ position, tier }) => tier.length > 1 && neededPositions(group).has(position))
      .map(({ tier }) => ({ group, tier })),
  );
  if (tied.length === 0) return null;
  const groups = [...new Set(tied.map(({ group }) => group))];
  return { breach: 'TIE_UNRESOLVED', groups, teams: [...new Set(tied.flatMap(({ tier }) => tier))] };
}

function bestPlaces(bestOf: BestOf, tables: readonly GroupTable[]): readonly BestPlace[] | FormatBreach {
  const { position, slots, ranking, table } = bestOf;
  const count = slots.length;
  const ranked = positionsOf(ranking);
  const lastIn = ranked[count - 1];
  const firstOut = ranked[count];
  const groupOf = (team: TeamId) => tables.find(({ tiers }) => tiers.flat().includes(team))?.group ?? '';
  if (lastIn && firstOut && lastIn.tier === firstOut.tier) {
    return { breach: 'TIE_UNRESOLVED', groups: lastIn.tier.map(groupOf), teams: lastIn.tier };
  }
  const teams = new Map(ranked.slice(0, count).map(({ team }) => [groupOf(team), team]));
  const allocation = allocateBest([...teams.keys()], slots, table);
  if (isBreach(allocation)) return allocation;
  return [...allocation].map(([place, group]) => ({
    position,
    place,
    team: teams.get(group) ?? '',
    provisional: false,
  }));
}

type RequestedPositions = ReturnType<typeof requestedPositions>;

/** Why groups cannot supply what is required: unfinished, missing or too small. */
function sourceBreach(sources: readonly GroupTable[], requested: RequestedPositions): FormatBreach | null {
  const known = new Set(sources.map(({ group }) => group));
  const open = [
    ...sources.filter(({ finished }) => !finished).map(({ group }) => group),
    ...[...requested.keys()].filter((group) => !known.has(group)),
  ];
  if (open.length > 0) return { breach: 'SOURCE_NOT_FINISHED', groups: open };
  const sizes = sources.map(({ group, tiers }) => ({
    min: Math.max(0, ...(requested.get(group) ?? [])),
    given: tiers.flat().length,
  }));
  const short = sizes.find(({ min, given }) => min > given);
  return short === undefined ? null : { breach: 'NOT_ENOUGH_TEAMS', ...short };
}

/** The teams for the next phase’s slots, once its sources are finished and no relevant tie is left. */
export function qualifiers(
  slots: readonly Slot[],
  tables: readonly GroupTable[],
  bestOf?: BestOf,
): Qualified | FormatBreach {
  const requested = requestedPositions(slots);
  const sources = tables.filter(({ group }) => requested.has(group) || bestOf !== undefined);
  const breach = sourceBreach(sources, requested);
  if (breach) return breach;
  const neededPositions = (group: GroupKey) =>
    new Set([...(requested.get(group) ?? []), ...(bestOf ? [bestOf.position] : [])]);
  const tied = tieBreach(sources, neededPositions);
  if (tied) return tied;
  const places = sources.flatMap(({ group, tiers }) =>
    positionsOf(tiers)
      .filter(({ position }) => requested.get(group)?.has(position))
      .map(({ position, team }): GroupPlace => ({ group, position, team, provisional: false })),
  );
  const best = bestOf ? bestPlaces(bestOf, tables) : [];
  return isBreach(best) ? best : { places, best };
}
