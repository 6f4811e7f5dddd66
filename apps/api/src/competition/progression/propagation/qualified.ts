import {
  defaultParams,
  type FormatBreach,
  type ParamsOf,
  type Qualified,
  qualifiers,
  type Slot,
} from '@traip/engine/formats';
import { type AcrossStanding, compareAcrossGroups, type Table } from '@traip/engine/standings';
import type { PhaseFacts } from '../facts/facts.ts';
import { type GroupTable, tablesOf } from '../table/tables.ts';
import { onlyGroup, type PhaseLink } from './links.ts';

/** The qualifiers over a link, or why they aren't decided yet: a decisive tie, or unplayed matches. */
export function qualifiedOver({ from, to, sources }: PhaseLink): Qualified | FormatBreach {
  const tables = tablesOf(from);
  const slots = sources.map((source): Slot => ({ source, provisional: false }));
  const best = bestPlacedOf(to);
  const ranked = best === null ? null : { ...best, ranking: tiers(bestAcross(from, tables, best.position)) };
  const groups = tables.map(({ groupKey, table }) => ({
    group: groupKey ?? onlyGroup,
    finished: table.complete,
    tiers: tiersOf(table),
  }));
  const found = ranked === null ? qualifiers(slots, groups) : qualifiers(slots, groups, ranked);
  if ('breach' in found) return found;
  const isOpen = tables.some(({ table }) => table.rows.some(({ provisional }) => provisional));
  return {
    places: found.places.map((place) => ({ ...place, provisional: isOpen })),
    best: found.best.map((place) => ({ ...place, provisional: isOpen })),
  };
}

/** The teams of one position compared across the groups of a phase. */
export function bestAcross(
  { id: phaseId, draws, state, lotsSeed }: PhaseFacts,
  tables: readonly GroupTable[],
  position: number,
): readonly AcrossStanding[] {
  return compareAcrossGroups({
    groups: tables.map(({ groupKey, table }) => ({ group: groupKey ?? onlyGroup, table })),
    position,
    phaseId,
    draws: draws.map(({ teamOrder }) => ({ order: teamOrder })),
    ...(state === 'FINISHED' ? { lotSeed: lotsSeed } : {}),
  });
}

/** The best-placed teams of a position that a phase takes, and their slots; null for none. */
export function bestPlacedOf({ algorithm, params }: PhaseFacts): ParamsOf['QUALIFY']['bestPlaced'] {
  if (algorithm !== 'QUALIFY') return null;
  return { ...defaultParams.QUALIFY, ...(params as Partial<ParamsOf['QUALIFY']>) }.bestPlaced;
}

const tiersOf = ({ rows }: Table) => tiers(rows.filter(({ withdrawn }) => !withdrawn).map(ranked));

const ranked = ({ rank, team }: { readonly rank: number; readonly team: string }) => ({
  rank,
  row: { team },
});

/** Teams from the top; tied ones share a tier. */
function tiers(
  rows: readonly { readonly rank: number; readonly row: { readonly team: string } }[],
): readonly (readonly string[])[] {
  const byRank = Map.groupBy(rows, ({ rank }) => rank);
  return [...byRank.values()].map((level) => level.map(({ row }) => row.team));
}
