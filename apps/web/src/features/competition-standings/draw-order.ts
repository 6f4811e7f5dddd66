import type { PhaseTables } from '../../ui/standings/index.ts';

/** The teams that wait for lots: those of the first tie that needs them, none where no tie does. */
export function tiedTeams({ tables }: Pick<PhaseTables, 'tables'>): string[] {
  const ties = tables.flatMap(({ rows }) => rows.flatMap(({ tie }) => (tie === null ? [] : [tie])));
  return [...(ties.find(({ needs }) => needs === 'LOTS')?.teams ?? [])];
}

/** The order with one of its teams a place up (−1) or down (+1). */
export function moved(order: readonly string[], from: number, by: -1 | 1): string[] {
  const team = order[from];
  if (team === undefined || from + by < 0) return [...order];
  return order.toSpliced(from, 1).toSpliced(from + by, 0, team);
}

/** With the team at the end, or without it. */
export function toggled(order: readonly string[], team: string): string[] {
  return order.includes(team) ? order.filter((one) => one !== team) : [...order, team];
}
