import type { Ladder } from '@traip/engine/formats';
import type { PhaseFacts } from './facts/facts.ts';
import type { View } from './table/table-input.ts';
import { tablesOf } from './table/tables.ts';

/** A ladder in the order of its table, from the top; withdrawn teams come last. */
export function ladderIn(phase: PhaseFacts, groupKey: string | null, view: View = {}): Ladder {
  const own = tablesOf(phase, view).find((table) => table.groupKey === groupKey);
  return own?.table.rows.map(({ team }) => team) ?? [];
}
