import type { Trx } from '../../../platform/db/schema.ts';
import { type PhaseFacts, readPhase } from '../facts/facts.ts';
import { linksOf } from '../propagation/links.ts';
import { computeStandings } from './compute-standings.ts';

/** Computes the tables that start with results of a phase. Reads them again: their teams may have changed. */
export async function computeMainRounds(
  trx: Trx,
  phases: readonly PhaseFacts[],
  { phaseId, at }: { readonly phaseId: string; readonly at: Date },
): Promise<void> {
  for (const { from, to } of linksOf(phases)) {
    if (from.id !== phaseId || to.algorithm !== 'MAIN_ROUND') continue;
    const { competitionId, id } = to;
    await computeStandings(trx, await readPhase(trx, { competitionId, phaseId: id }, () => at), { at });
  }
}
