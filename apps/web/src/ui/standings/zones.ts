import type { TableView } from './types.ts';

/** The zone of a place of the table, by its number in the table's list; null in no man's land. */
export function zoneAt({ zones }: Pick<TableView, 'zones'>, position: number): number | null {
  const found = zones.findIndex(({ positions }) => positions.includes(position));
  return found === -1 ? null : found;
}

const zoneTones = ['first', 'second', 'third', 'fourth'] as const;

/** Every zone has a colour of its own, as far as they reach. */
export function toneOf(zone: number): (typeof zoneTones)[number] {
  return zoneTones[zone % zoneTones.length] ?? 'first';
}
