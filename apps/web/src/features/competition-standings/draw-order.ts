import type { PhaseTables } from '../../ui/standings/index.ts';

/** The teams of the first tie that needs lots; none if no tie does. */
export function tiedTeams({ tables }: Pick<PhaseTables, 'tables'>): string[] {
  const ties = tables.flatMap(({ rows }) => rows.flatMap(({ tie }) => (tie === null ? [] : [tie])));
  return [...(ties.find(({ needs }) => needs === 'LOTS')?.teams ?? [])];
}

/** Moves one team up (−1) or down (+1). */
export function moveTeam(order: readonly string[], from: number, by: -1 | 1): string[] {
  const team = order[from];
  if (team === undefined || from + by < 0) return [...order];
  return order.toSpliced(from, 1).toSpliced(from + by, 0, team);
}

/** Appends the team, or removes it. */
export function toggleTeam(order: readonly string[], team: string): string[] {
  return order.includes(team) ? order.filter((item) => item !== team) : [...order, team];
}
