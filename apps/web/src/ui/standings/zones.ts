import type { TableView } from './types.ts';

/** The zone's index in the table's list; null outside any zone. */
export function zoneAt({ zones }: Pick<TableView, 'zones'>, position: number): number | null {
  const found = zones.findIndex(({ positions }) => positions.includes(position));
  return found === -1 ? null : found;
}

const zoneTones = ['first', 'second', 'third', 'fourth'] as const;

/** One colour per zone, repeated if there are more zones. */
export function toneOf(zone: number): (typeof zoneTones)[number] {
  return zoneTones[zone % zoneTones.length] ?? 'first';
}
