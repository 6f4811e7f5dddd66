import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/schema.ts';
import type { StoredStanding } from '../../../platform/db/standing-tables.ts';

/** The last computed tables of phases. */
export function listSnapshots(db: Database, phaseIds: readonly string[]) {
  return db
    .selectFrom('standings')
    .select(['phaseId', 'groupKey', 'version', 'inputsHash', 'rows', 'isComplete', 'frozenAt'])
    .where('phaseId', '=', sql<string>`any(${sql.val(phaseIds)}::uuid[])`)
    .execute();
}

export type Snapshot = Awaited<ReturnType<typeof listSnapshots>>[number];

interface SnapshotInput {
  readonly organisationId: string;
  readonly phaseId: string;
  readonly groupKey: string;
  readonly inputsHash: string;
  readonly rows: readonly StoredStanding[];
  readonly isComplete: boolean;
  readonly frozenAt: Date | null;
  readonly updatedAt: Date;
}

/** Upserts a table; returns its new version, and whether it changed. */
export async function saveSnapshot(
  trx: Trx,
  { rows, ...table }: SnapshotInput,
): Promise<{ readonly version: number; readonly isChanged: boolean }> {
  const values = { ...table, rows: JSON.stringify(rows) };
  return trx
    .with('before', (db) =>
      db
        .selectFrom('standings')
        .select('rows')
        .where('phaseId', '=', table.phaseId)
        .where('groupKey', '=', table.groupKey),
    )
    .insertInto('standings')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['phaseId', 'groupKey'])
        .doUpdateSet(({ eb }) => ({ ...values, version: eb('standings.version', '+', 1) })),
    )
    .returning([
      'version',
      sql<boolean>`standings.rows is distinct from (select rows from before)`.as('isChanged'),
    ])
    .executeTakeFirstOrThrow();
}
