import type { Database } from '../../../../platform/db/schema.ts';
import {
  computeStandings,
  hashOf,
  listSnapshots,
  lockPhase,
  readPhase,
  tableInputs,
} from '../../../progression/index.ts';
import type { listIdleLadders } from './queries.ts';

type IdleLadder = Awaited<ReturnType<typeof listIdleLadders>>[number];

/** Recomputes the stored table of a ladder, read by careers for example, if a team has dropped. */
export function refreshIdleTables(db: Database, ladder: IdleLadder, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockPhase(trx, ladder.phaseId);
    const phase = await readPhase(trx, ladder, () => at);
    const storedHashes = new Set((await listSnapshots(trx, [phase.id])).map(({ inputsHash }) => inputsHash));
    const isOutdated = tableInputs(phase).some((input) => !storedHashes.has(hashOf(input)));
    if (isOutdated) await computeStandings(trx, phase, { at });
  });
}
