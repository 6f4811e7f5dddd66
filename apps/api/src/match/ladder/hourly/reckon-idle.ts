import {
  hashOf,
  listSnapshots,
  lockPhase,
  readFacts,
  reckonTables,
  tableInputs,
} from '../../../course/index.ts';
import type { Database } from '../../../db/schema.ts';
import type { listIdling } from './queries.ts';

type Idling = Awaited<ReturnType<typeof listIdling>>[number];

/** Keeps the table of a ladder anew if somebody has fallen: others read it where it is kept, as careers do. */
export function reckonIdle(db: Database, { phaseId, competitionId }: Idling, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lockPhase(trx, phaseId);
    const phases = await readFacts(
      trx,
      competitionId,
      () => at,
      ({ id }) => id === phaseId,
    );
    const kept = new Set((await listSnapshots(trx, [phaseId])).map(({ inputsHash }) => inputsHash));
    for (const phase of phases)
      if (tableInputs(phase).some((input) => !kept.has(hashOf(input))))
        await reckonTables(trx, phase, { at });
  });
}
