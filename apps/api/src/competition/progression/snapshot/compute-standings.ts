import { emitStandings } from '../../../notification/webhook/emit/competition-events.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { PhaseFacts } from '../facts/facts.ts';
import { tableInputs } from '../table/table-input.ts';
import { hashOf, rowsWithOutlook, tableOf } from '../table/tables.ts';
import { saveSnapshot } from './queries.ts';

/** The group key under which the table of a phase without groups is stored. */
export const phaseGroupKey = '';

/** Computes and stores the tables of a phase, or of one group, without notifying webhooks. */
export async function computeStandings(
  trx: Trx,
  facts: PhaseFacts,
  {
    at,
    only,
    isQuiet = false,
  }: { readonly at: Date; readonly only?: string | null; readonly isQuiet?: boolean },
): Promise<readonly { readonly groupKey: string | null; readonly version: number }[]> {
  const inputs = tableInputs(facts).filter(({ groupKey }) => only === undefined || groupKey === only);
  const computed: { groupKey: string | null; version: number }[] = [];
  for (const input of inputs) {
    const { groupKey, table } = tableOf(input);
    const changed = {
      organisationId: facts.organisationId,
      phaseId: facts.id,
      rows: rowsWithOutlook(table),
      isComplete: table.complete,
    };
    const { version, isChanged } = await saveSnapshot(trx, {
      ...changed,
      groupKey: groupKey ?? phaseGroupKey,
      inputsHash: hashOf(input),
      frozenAt: facts.state === 'FINISHED' ? at : null,
      updatedAt: at,
    });
    if (isChanged && !isQuiet) await emitStandings(trx, { ...changed, group: groupKey, at });
    computed.push({ groupKey, version });
  }
  return computed;
}
