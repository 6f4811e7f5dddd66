import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { StoredStanding } from '../../../platform/db/standing-tables.ts';

/** The tables of phases as they were last reckoned. */
export function listSnapshots(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('standings')
    .select(['phaseId', 'groupKey', 'version', 'inputsHash', 'rows', 'isComplete', 'frozenAt'])
    .where('phaseId', '=', sql<string>`any(${sql.val(phaseIds)}::uuid[])`)
    .execute();
}

export type Snapshot = Awaited<ReturnType<typeof listSnapshots>>[number];

export interface Reckoned {
  readonly organisationId: string;
  readonly phaseId: string;
  readonly groupKey: string;
  readonly inputsHash: string;
  readonly rows: readonly StoredStanding[];
  readonly isComplete: boolean;
  readonly frozenAt: Date | null;
  readonly updatedAt: Date;
}

/** A new version of a table; which one it is comes back. */
export async function saveSnapshot(trx: Trx, { rows, ...table }: Reckoned): Promise<number> {
  const written = { ...table, rows: JSON.stringify(rows) };
  const { version } = await trx
    .insertInto('standings')
    .values(written)
    .onConflict((conflict) =>
      conflict
        .columns(['phaseId', 'groupKey'])
        .doUpdateSet(({ eb }) => ({ ...written, version: eb('standings.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
