import type { Trx } from '../../../platform/db/schema.ts';
import type { PhaseFacts } from '../facts/facts.ts';
import { tableInputs } from '../table/table-input.ts';
import { hashOf, rowsWithOutlook, tableOf } from '../table/tables.ts';
import { saveSnapshot } from './queries.ts';

/** A phase without groups is one table, under no name. */
export const wholePhase = '';

/** Reckons the tables of a phase anew, or only the one of a group, and keeps them. */
export async function reckonTables(
  trx: Trx,
  facts: PhaseFacts,
  { at, only }: { readonly at: Date; readonly only?: string | null },
): Promise<readonly { readonly groupKey: string | null; readonly version: number }[]> {
  const asked = tableInputs(facts).filter(({ groupKey }) => only === undefined || groupKey === only);
  const reckoned: { groupKey: string | null; version: number }[] = [];
  for (const input of asked) {
    const { groupKey, table } = tableOf(input);
    const version = await saveSnapshot(trx, {
      organisationId: facts.organisationId,
      phaseId: facts.id,
      groupKey: groupKey ?? wholePhase,
      inputsHash: hashOf(input),
      rows: rowsWithOutlook(table),
      isComplete: table.complete,
      frozenAt: facts.state === 'FINISHED' ? at : null,
      updatedAt: at,
    });
    reckoned.push({ groupKey, version });
  }
  return reckoned;
}
