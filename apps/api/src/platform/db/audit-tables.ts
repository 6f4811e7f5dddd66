import type { AuditVia } from '@traip/contract';
import type { Generated, JSONColumnType } from 'kysely';

/** The audit log: rows are never changed. */
export interface AuditEntriesTable {
  id: Generated<number>;
  organisationId: string;
  at: Date;
  /** Null: the platform itself, or the holder of a scorer link. */
  byUser: string | null;
  via: AuditVia;
  /** The network that the request came from. */
  address: string | null;
  /** Browser and system. */
  device: string | null;
  action: string;
  subjectKind: string;
  subjectId: string;
  /** What the subject was called at the time. */
  label: string | null;
  competitionId: string | null;
  details: JSONColumnType<Record<string, unknown>>;
  /** All of the above as text, written by the database: this is what is hashed. */
  content: Generated<string>;
}

/** Written by the database when a transaction commits. */
export interface AuditChainTable {
  organisationId: string;
  sequence: number;
  entryId: number;
  /** SHA-256 of the previous hash, a newline and the entry's content. */
  hash: string;
}

/** The last link of each organisation. */
export interface AuditHeadsTable {
  organisationId: string;
  sequence: number;
  hash: string;
}
