import type { Generated } from 'kysely';

/** Changes to what public pages show, written by triggers in the transaction of the change. */
export interface PageChangesTable {
  id: Generated<number>;
  /** Null: it may show on any page. */
  competitionId: string | null;
  at: Generated<Date>;
  /** The transaction that wrote it. */
  writtenBy: Generated<string>;
}
