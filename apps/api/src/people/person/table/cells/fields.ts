import type { CountryCode } from '@traip/contract';

/** What a column of a table of people can hold. `name` is a whole name in one cell. */
export type TableField =
  | 'firstName'
  | 'surnames'
  | 'name'
  | 'shirt'
  | 'birthday'
  | 'gender'
  | 'position'
  | 'email'
  | 'phone'
  | 'document'
  | 'nationality'
  | 'knownAs'
  | 'guardianName'
  | 'guardianEmail'
  | 'role';

export type Gender = 'FEMALE' | 'MALE' | 'OTHER';

/** A role of the team, or its delegate. */
export type TableRole = 'MEMBER' | 'CAPTAIN' | 'ASSISTANT_CAPTAIN' | 'COACH' | 'STUFF' | 'DELEGATE';

export interface IdentityDocument {
  readonly kind: 'DNI' | 'NIE' | 'OTHER';
  /** In capitals, without spaces and punctuation. */
  readonly number: string;
}

/** The facts of a row about a person. Missing or unintelligible ones are null. */
export interface TablePerson {
  readonly firstName: string | null;
  readonly surnames: string | null;
  readonly shirt: number | null;
  readonly birthday: string | null;
  readonly gender: Gender | null;
  readonly position: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly document: IdentityDocument | null;
  readonly nationality: CountryCode | null;
  readonly knownAs: string | null;
  readonly guardianName: string | null;
  readonly guardianEmail: string | null;
  readonly role: TableRole | null;
}

export type CellProblemCode =
  | 'MISSING'
  | 'INVALID'
  | 'TOO_LONG'
  | 'WRONG_ENCODING'
  | 'NAME_HAS_UNSEEN_CHARACTERS'
  | 'NAME_HAS_TOO_MANY_MARKS'
  | 'NAME_HAS_LINK'
  | 'DATE_UNREADABLE'
  | 'DATE_INCOMPLETE'
  | 'DATE_DOES_NOT_EXIST'
  | 'DATE_AMBIGUOUS'
  | 'DATE_OUT_OF_RANGE'
  | 'GENDER_AMBIGUOUS'
  | 'CHECK_LETTER_MISSING'
  | 'CHECK_LETTER_WRONG'
  | 'DOCUMENT_TWICE'
  | 'PERSON_TWICE'
  | 'SHIRT_TWICE';

export interface CellProblem {
  readonly field: TableField;
  readonly code: CellProblemCode;
  /** The beginning of the cell's text. */
  readonly value: string;
  /** The earlier row with the same value. */
  readonly sameAs?: number;
}

/** The value of a cell, or why it cannot be understood. An empty cell is null. */
export type CellReading<T> = { readonly value: T | null } | { readonly problem: CellProblemCode };
export type CellReader<T> = (cell: string) => CellReading<T>;
