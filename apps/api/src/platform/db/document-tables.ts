import type { GuardianRelation, PersonDocumentKind, QuestionAudience, QuestionKind } from '@traip/contract';
import type { JSONColumnType } from 'kysely';

/** Metadata of a private file; all null: there is none. */
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

/** A form someone signed for a minor. Without a file: a withdrawn consent, or a scan past its retention. */
export interface ConsentPapersTable extends FileColumns {
  id: string;
  personId: string;
  signedBy: string;
  relation: GuardianRelation;
  /** Text like 2026-03-11: a day has no time zone. */
  signedOn: string;
  recordedBy: string;
  recordedAt: Date;
}

/** An additional question of the organiser of a competition. */
export interface QuestionsTable {
  id: string;
  organisationId: string;
  competitionId: string;
  audience: QuestionAudience;
  kind: QuestionKind;
  label: string;
  options: JSONColumnType<string[]>;
  isRequired: boolean;
  /** Its position among the questions, from 0. */
  place: number;
}

/** Of a team's entry or of a licence: a text or a file. */
export interface AnswersTable extends FileColumns {
  id: string;
  questionId: string;
  participationId: string | null;
  licenceId: string | null;
  value: string | null;
  updatedBy: string | null;
  updatedAt: Date;
}

/** Private files to delete: rows that lose one add it by a trigger. */
export interface DiscardedFilesTable {
  key: string;
  at: Date;
}
