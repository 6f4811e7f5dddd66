import type { Database } from '../../../../platform/db/schema.ts';
import {
  hashOf,
  listSnapshots,
  lockPhase,
  readPhase,
  reckonTables,
  tableInputs,
} from '../../../progression/index.ts';
import type { listIdling } from './queries.ts';

type Idling = Awaited<ReturnType<typeof listIdling>>[number];

/** Keeps the table of a ladder anew if somebody has fallen: others read it where it is kept, as careers do. */
export function reckonIdle(db: Database, idling: Idling, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockPhase(trx, idling.phaseId);
    const phase = await readPhase(trx, idling, () => at);
    const kept = new Set((await listSnapshots(trx, [phase.id])).map(({ inputsHash }) => inputsHash));
    const isOld = tableInputs(phase).some((input) => !kept.has(hashOf(input)));
    if (isOld) await reckonTables(trx, phase, { at });
  });
}
