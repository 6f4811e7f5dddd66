import type { FormatBreach } from './breach.ts';
import type { GroupKey, TeamId } from './slot.ts';

/** A team as it enters a phase. */
export interface Entrant {
  readonly team: TeamId;
  /** 1 is the best; teams without a seed follow in the given order. */
  readonly seed?: number;
  readonly pot?: number;
  readonly group?: GroupKey;
  readonly club?: string;
  readonly organisation?: string;
  readonly country?: string;
}

/** Shared attributes that keep two teams apart. */
export type SharedMark = 'club' | 'organisation' | 'country';

/** Whether two entrants share a mark; a missing mark is never shared. */
export function shares(mark: SharedMark, one: Entrant, other: Entrant): boolean {
  return one[mark] !== undefined && one[mark] === other[mark];
}

/** Entrants in seed order, or the breach that prevents it. */
export function inSeedOrder(entrants: readonly Entrant[]): readonly Entrant[] | FormatBreach {
  const teams = new Set<TeamId>();
  for (const { team } of entrants) {
    if (teams.has(team)) return { breach: 'DUPLICATE_TEAM', team };
    teams.add(team);
  }
  if (entrants.every(({ seed }) => seed === undefined)) return entrants;
  const seed = firstDuplicate(entrants.flatMap((entrant) => entrant.seed ?? []));
  if (seed !== undefined) return { breach: 'DUPLICATE_SEED', seed };
  const unseeded = Number.MAX_SAFE_INTEGER;
  return entrants.toSorted((one, other) => (one.seed ?? unseeded) - (other.seed ?? unseeded));
}

function firstDuplicate<T>(items: readonly T[]): T | undefined {
  if (new Set(items).size === items.length) return undefined;
  return items.find((item, index) => items.indexOf(item) < index);
}
