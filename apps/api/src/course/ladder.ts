import { defaultParams, type Ladder, type LadderParams, type ParamsOf } from '@traip/engine/formats';
import type { PhaseFacts } from './facts/facts.ts';
import type { View } from './table/table-input.ts';
import { tablesOf } from './table/tables.ts';

/** The rules of a ladder: what was said, and what holds where nothing was. */
export function ladderParamsOf({ params }: { readonly params: unknown }): LadderParams {
  return { ...defaultParams.LADDER, ...(params as Partial<ParamsOf['LADDER']> | null) };
}

/** A ladder as its table has it, from the top down; whoever has left stands last. */
export function ladderIn(phase: PhaseFacts, groupKey: string | null, view: View = {}): Ladder {
  const own = tablesOf(phase, view).find((table) => table.groupKey === groupKey);
  return own?.table.rows.map(({ team }) => team) ?? [];
}
