import type { Insertable } from 'kysely';
import type { RecordsTable } from '../../../platform/db/competition-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';

type Row = Insertable<RecordsTable>;

/** An entry of the audit log. */
interface NewRecord extends Pick<Row, 'subjectKind' | 'subjectId' | 'action'> {
  readonly organisationId: string;
  readonly competitionId: string;
  /** Null: the platform itself, or the holder of a scorer link. */
  readonly byUser: string | null;
  readonly at: Date;
  readonly details?: Record<string, unknown>;
}

/** Inserted in the transaction of the action, and never changed. */
export async function insertRecord(trx: Trx, { details = {}, ...record }: NewRecord): Promise<void> {
  await trx
    .insertInto('records')
    .values({ ...record, details: JSON.stringify(details) })
    .execute();
}
