import type { Insertable } from 'kysely';
import type { RecordsTable } from '../../../platform/db/competition-tables.ts';
import type { Trx } from '../../../platform/db/schema.ts';

type Row = Insertable<RecordsTable>;

/** What somebody did, as it goes into the books. */
export interface Deed extends Pick<Row, 'subjectKind' | 'subjectId' | 'action'> {
  readonly organisationId: string;
  readonly competitionId: string;
  /** Null: the platform itself, or whoever holds a scorer link. */
  readonly byUser: string | null;
  readonly at: Date;
  readonly details?: Record<string, unknown>;
}

/** Written once, in the transaction that does it, and never changed. */
export async function writeRecord(trx: Trx, { details = {}, ...deed }: Deed): Promise<void> {
  await trx
    .insertInto('records')
    .values({ ...deed, details: JSON.stringify(details) })
    .execute();
}
