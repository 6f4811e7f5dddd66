import type { PersonDocumentKind } from '@traip/contract';

/** What is kept with a private file; all null: there is none. */
interface FileColumns {
  fileKey: string | null;
  fileType: string | null;
  fileBytes: number | null;
}

/** A document of a person, one of each kind. The number of an identity document is in `persons`. */
export interface PersonDocumentsTable extends FileColumns {
  id: string;
  personId: string;
  kind: PersonDocumentKind;
  number: string | null;
  /** Text like 2026-09-01: a day has no time zone. */
  issuedOn: string | null;
  validUntil: string | null;
  updatedBy: string | null;
  updatedAt: Date;
}

/** Private files to delete: rows that lose one add it by a trigger. */
export interface DiscardedFilesTable {
  key: string;
  at: Date;
}
