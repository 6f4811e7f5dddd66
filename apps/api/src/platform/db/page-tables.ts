import type { Generated } from 'kysely';

/** That something changed which public pages show; the database itself writes it, with the change. */
export interface PageChangesTable {
  id: Generated<number>;
  /** Null: it may be seen on any page. */
  competitionId: string | null;
  at: Generated<Date>;
  /** The transaction that wrote it. */
  writtenBy: Generated<string>;
}
