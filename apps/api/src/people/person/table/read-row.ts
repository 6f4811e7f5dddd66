import type { CellRow } from '../../../platform/csv/read-cells.ts';
import type { CellProblem, CellReader, TableField } from './cells/fields.ts';
import { type BirthdaySettings, birthdayReader } from './cells/read-birthday.ts';
import { readDocument } from './cells/read-document.ts';
import { genderReader } from './cells/read-gender.ts';
import { nameReader } from './cells/read-name.ts';
import { readNationality } from './cells/read-nationality.ts';
import { readEmail, readPhone, readPosition, readShirt } from './cells/read-plain.ts';
import { readRole } from './cells/read-role.ts';
import { splitName } from './cells/split-name.ts';
import type { TableColumn } from './columns/find-columns.ts';
import { isSurnamesFirst } from './columns/headings.ts';
import type { TableRow } from './find-duplicates.ts';

const maxValueLength = 100;
const readFirstName = required(nameReader(80));
const readSurnames = required(nameReader(120));
const readGuardian = nameReader(200);
const readKnownAs = nameReader(40);

function required(reader: CellReader<string>): CellReader<string> {
  return (cell) => (cell === '' ? { problem: 'MISSING' } : reader(cell));
}

/** Reads the rows of a table with known columns. Some cells only make sense within their column. */
export function rowReader(
  columns: readonly TableColumn[],
  rows: readonly CellRow[],
  settings: BirthdaySettings,
): (row: CellRow) => TableRow {
  const textOf = textReader(columns);
  const cellsOf = (field: TableField) => rows.map((row) => textOf(row, field));
  const readBirthday = birthdayReader(cellsOf('birthday'), settings);
  const readGender = genderReader(cellsOf('gender'));
  const nameHeading = columns.find(({ field }) => field === 'name')?.heading ?? '';
  const areSurnamesFirst = isSurnamesFirst(nameHeading);
  return (row) => {
    const problems: CellProblem[] = [];
    const read = <T>(field: TableField, reader: CellReader<T>, cell = textOf(row, field)): T | null => {
      const reading = reader(cell);
      if ('value' in reading) return reading.value;
      problems.push({ field, code: reading.problem, value: cell.slice(0, maxValueLength) });
      return null;
    };
    const name = splitName(textOf(row, 'name'), areSurnamesFirst);
    const person = {
      firstName: read('firstName', readFirstName, textOf(row, 'firstName') || name.firstName),
      surnames: read('surnames', readSurnames, textOf(row, 'surnames') || name.surnames),
      shirt: read('shirt', readShirt),
      birthday: read('birthday', readBirthday),
      gender: read('gender', readGender),
      position: read('position', readPosition),
      email: read('email', readEmail),
      phone: read('phone', readPhone),
      document: read('document', readDocument),
      nationality: read('nationality', readNationality),
      knownAs: read('knownAs', readKnownAs),
      guardianName: read('guardianName', readGuardian),
      guardianEmail: read('guardianEmail', readEmail),
      role: read('role', readRole),
    };
    return { line: row.line, person, problems };
  };
}

/** The text of a row in the columns of a field: names may be in several. */
function textReader(columns: readonly TableColumn[]): (row: CellRow, field: TableField) => string {
  const byField = Map.groupBy(columns, ({ field }) => field);
  return ({ cells }, field) =>
    (byField.get(field) ?? [])
      .map(({ index }) => cells[index] ?? '')
      .join(' ')
      .trim();
}
