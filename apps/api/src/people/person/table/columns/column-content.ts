import { folded } from '../../../../platform/csv/folded.ts';
import type { CellReading, TableField } from '../cells/fields.ts';
import { birthdayReader, isOfAge } from '../cells/read-birthday.ts';
import { readDocument } from '../cells/read-document.ts';
import { isGender } from '../cells/read-gender.ts';
import { readNationality } from '../cells/read-nationality.ts';
import { readPhone, readShirt } from '../cells/read-plain.ts';
import { readRole } from '../cells/read-role.ts';

const positions = new Set(
  'portero|portera|guardameta|defensa|defensa central|central|lateral|lateral derecho|lateral izquierdo|carrilero|pivote|mediocentro|centrocampista|medio|interior|mediapunta|extremo|extremo derecho|extremo izquierdo|delantero|delantera|delantero centro|ala|cierre|base|escolta|alero|ala pivot|pivot|libero|colocador|colocadora|opuesto|opuesta|central|receptor|receptora|primera linea|goalkeeper|keeper|gk|defender|centre back|center back|full back|midfielder|forward|striker|winger|guard|point guard|shooting guard|small forward|power forward|center|setter|libero|por|def|med|del|mc|dc|ld|li|mp|ed|ei'.split(
    '|',
  ),
);

/** Unmistakable content. Numbers below an unknown heading may be ages, goals or sizes. */
export const evident: ReadonlySet<TableField> = new Set(['email', 'document', 'birthday', 'phone']);

/** How much of a column has to fit. A few mistakes are reported later, cell by cell. */
const share = 0.8;

const isRead = (reading: CellReading<unknown>) => 'value' in reading && reading.value !== null;

type FieldTest = readonly [TableField, (cell: string) => boolean];

/** The tests for each kind of content, most specific first: a country's code may also be a position. */
export function fittingTests(today: string): readonly FieldTest[] {
  const readBirthday = birthdayReader([], { today });
  return [
    ['email', isEmail],
    ['document', isDocument],
    // A plain number may be a spreadsheet date or a postcode.
    ['birthday', (cell) => !/^\d+$/.test(cell) && isBirthday(readBirthday(cell), today)],
    ['shirt', (cell) => /^#?\d{1,2}$/.test(cell) && isRead(readShirt(cell))],
    ['phone', (cell) => cell.replaceAll(/\D/g, '').length >= 9 && isRead(readPhone(cell))],
    ['gender', isGender],
    ['position', (cell) => positions.has(folded(cell))],
    ['role', (cell) => isRead(readRole(cell))],
    // SI and NO are also country codes.
    ['nationality', (cell) => cell.length > 3 && isRead(readNationality(cell))],
  ];
}

function isBirthday(reading: CellReading<string>, today: string): boolean {
  return 'value' in reading && reading.value !== null && isOfAge(reading.value, today);
}

function isEmail(cell: string): boolean {
  const at = cell.indexOf('@');
  return at > 0 && cell.indexOf('.', at) > at + 1 && !cell.includes(' ');
}

// A passport number looks like many other things.
function isDocument(cell: string): boolean {
  const reading = readDocument(cell);
  return 'value' in reading && reading.value !== null && reading.value.kind !== 'OTHER';
}

/** Whether most of a column fits. */
export function fitsMost(column: readonly string[], fits: (cell: string) => boolean): boolean {
  const filled = column.filter((cell) => cell !== '');
  let misses = Math.floor(filled.length * (1 - share));
  return filled.length > 0 && filled.every((cell) => fits(cell) || misses-- > 0);
}

const answers = new Set(['si', 'no', 'yes', 'ok', 'pagado', 'pendiente', 'paid', 'pending']);

/** Whether a column could hold names: mostly words, and not a few repeated ones, like towns and sizes. */
export function looksLikeNames(column: readonly string[]): boolean {
  const filled = column.filter((cell) => cell !== '');
  return fitsMost(column, looksLikeName) && new Set(filled.map(folded)).size * 2 > filled.length;
}

/** Letters, spaces and the punctuation of names. */
function looksLikeName(cell: string): boolean {
  return /^[\p{L}\p{M}'’`.ªº,\- ]{2,}$/u.test(cell) && /\p{L}/u.test(cell) && !answers.has(folded(cell));
}
