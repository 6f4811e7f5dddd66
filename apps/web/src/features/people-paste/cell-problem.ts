const known = [
  'MISSING',
  'INVALID',
  'TOO_LONG',
  'WRONG_ENCODING',
  'NAME_HAS_UNSEEN_CHARACTERS',
  'NAME_HAS_TOO_MANY_MARKS',
  'NAME_HAS_LINK',
  'DATE_UNREADABLE',
  'DATE_INCOMPLETE',
  'DATE_DOES_NOT_EXIST',
  'DATE_AMBIGUOUS',
  'DATE_OUT_OF_RANGE',
  'GENDER_AMBIGUOUS',
  'CHECK_LETTER_MISSING',
  'CHECK_LETTER_WRONG',
  'DOCUMENT_TWICE',
  'PERSON_TWICE',
  'SHIRT_TWICE',
] as const;

/** A problem unknown to this version is shown as a general error of the cell. */
export function cellProblem(code: string): (typeof known)[number] {
  return known.find((one) => one === code) ?? 'INVALID';
}
