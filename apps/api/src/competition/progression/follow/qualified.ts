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
import { type Link, onlyGroup } from './links.ts';

/** Who goes on over a link, or why that cannot be told yet: a tie on a place that matters, or matches to play. */
export function qualifiedOver({ from, to, sources }: Link): Qualified | FormatBreach {
  const tables = tablesOf(from);
  const slots = sources.map((source): Slot => ({ source, provisional: false }));
  const best = bestPlacedOf(to);
  const ranked = best === null ? null : { ...best, ranking: tiers(bestAcross(from, tables, best.position)) };
  const told = tables.map(({ groupKey, table }) => ({
    group: groupKey ?? onlyGroup,
    finished: table.complete,
    tiers: tiersOf(table),
  }));
  const found = ranked === null ? qualifiers(slots, told) : qualifiers(slots, told, ranked);
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

/** Which of the best of a position a phase takes, and to which of its places; null: none. */
export function bestPlacedOf({ algorithm, params }: PhaseFacts): ParamsOf['QUALIFY']['bestPlaced'] {
  if (algorithm !== 'QUALIFY') return null;
  return { ...defaultParams.QUALIFY, ...(params as Partial<ParamsOf['QUALIFY']>) }.bestPlaced;
}

const tiersOf = ({ rows }: Table) => tiers(rows.filter(({ withdrawn }) => !withdrawn).map(ranked));

const ranked = ({ rank, team }: { readonly rank: number; readonly team: string }) => ({
  rank,
  row: { team },
});

/** Teams from the top; those that nothing has split stand together. */
function tiers(
  rows: readonly { readonly rank: number; readonly row: { readonly team: string } }[],
): readonly (readonly string[])[] {
  const byRank = Map.groupBy(rows, ({ rank }) => rank);
  return [...byRank.values()].map((level) => level.map(({ row }) => row.team));
}
