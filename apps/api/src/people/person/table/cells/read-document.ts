import type { CellReading, IdentityDocument } from './fields.ts';

const letters = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** A DNI or NIE by its check letter; anything else that could be a passport number is another document. */
export function readDocument(cell: string): CellReading<IdentityDocument> {
  if (cell === '') return { value: null };
  const number = cell.toUpperCase().replaceAll(/[\s.\-/]/g, '');
  if (/^\d{7,8}$/.test(number)) return { problem: 'CHECK_LETTER_MISSING' };
  const dni = /^(\d{7,8})([A-Z])$/.exec(number);
  if (dni) return checked('DNI', (dni[1] ?? '').padStart(8, '0'), dni[2]);
  const nie = /^([XYZ]\d{7})([A-Z]?)$/.exec(number);
  if (nie) return checked('NIE', nie[1] ?? '', nie[2]);
  const isOther = /^[A-Z0-9]{5,20}$/.test(number) && /\d/.test(number);
  return isOther ? { value: { kind: 'OTHER', number } } : { problem: 'INVALID' };
}

function checked(
  kind: 'DNI' | 'NIE',
  body: string,
  letter: string | undefined,
): CellReading<IdentityDocument> {
  if (!letter) return { problem: 'CHECK_LETTER_MISSING' };
  // The first letter of an NIE counts as a digit: X is 0, Y 1, Z 2.
  const digits = body.replace(/^[XYZ]/, (first) => String('XYZ'.indexOf(first)));
  if (letters[Number(digits) % 23] !== letter) return { problem: 'CHECK_LETTER_WRONG' };
  return { value: { kind, number: body + letter } };
}
