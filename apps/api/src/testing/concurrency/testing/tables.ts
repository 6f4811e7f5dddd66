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

/** The tables of a phase as they are kept, and as its results make them. */
export async function tablesOf({ store: { db } }: World, competitionId: string, phaseId: string) {
  const kept = await storedTables(db, phaseId);
  const made = await db.transaction().execute(async (trx) => {
    for (const facts of await readFacts(
      trx,
      competitionId,
      () => new Date(),
      ({ id }) => id === phaseId,
    ))
      await computeStandings(trx, facts, { at: new Date() });
    return storedTables(trx, phaseId);
  });
  return { kept, made };
}
