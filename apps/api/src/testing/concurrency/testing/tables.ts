import { readFacts } from '../../../competition/progression/facts/facts.ts';
import { computeStandings } from '../../../competition/progression/snapshot/compute-standings.ts';
import type { Trx } from '../../../platform/db/schema.ts';
import type { World } from '../../world.ts';

const storedTables = (db: Trx | World['store']['db'], phaseId: string) =>
  db
    .selectFrom('standings')
    .select(['groupKey', 'rows', 'inputsHash'])
    .where('phaseId', '=', phaseId)
    .orderBy('groupKey')
    .execute();

/** The tables of a phase as stored, and as computed from its results. */
export async function readTables({ store: { db } }: World, competitionId: string, phaseId: string) {
  const stored = await storedTables(db, phaseId);
  const computed = await db.transaction().execute(async (trx) => {
    for (const facts of await readFacts(
      trx,
      competitionId,
      () => new Date(),
      ({ id }) => id === phaseId,
    ))
      await computeStandings(trx, facts, { at: new Date() });
    return storedTables(trx, phaseId);
  });
  return { stored, computed };
}
