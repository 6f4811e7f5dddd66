import { type CaseFile, caseInput, readCase } from '../../lab/case-files/index.ts';
import type { Localised } from '../../src/sports/index.ts';
import { createTable, type Table } from '../../src/standings/index.ts';
import { fieldError } from '../case-files/field-error.ts';
import { parseJson } from '../case-files/parse-json.ts';
import type { ParsedArguments } from '../command/arguments.ts';
import type { Environment } from '../command/command.ts';
import { type InputError, inputError, isInputError } from '../command/input-error.ts';
import { tableError } from './messages.ts';

/** The table of a case file as of `--as-of`, and what was ignored in the file. */
interface ReadTable {
  readonly table: Table;
  readonly notes: readonly Localised[];
}

export function readTable(
  path: string,
  parsed: ParsedArguments,
  environment: Environment,
): ReadTable | InputError {
  const source = environment.read(path);
  if (isInputError(source)) return source;
  const asOf = parsed.text('as-of');
  if (asOf !== undefined && !/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(asOf))
    return inputError(
      `--as-of must be a date like 2023-12-26, not "${asOf}"`,
      `--as-of es una fecha como 2023-12-26, no "${asOf}"`,
    );
  const value = parseJson(source, path);
  if (isInputError(value)) return value;
  const file = readCase(value.json);
  if ('breach' in file) return fieldError(path, file);
  const undated = asOf === undefined ? -1 : file.matches.findIndex(({ at }) => at === null);
  if (undated >= 0)
    return inputError(
      `${path}: matches[${undated}].date: --as-of needs a date like 2023-12-26 here`,
      `${path}: matches[${undated}].date: --as-of necesita aquí una fecha como 2023-12-26`,
    );
  return tableOf(path, file, asOf);
}

function tableOf(path: string, file: CaseFile, asOf: string | undefined): ReadTable | InputError {
  const table = createTable(caseInput(file, asOf));
  if ('breach' in table) return tableError(path, table);
  const notes = file.ignoredFields.map((field) => ({
    en: `${path}: ${field} is unknown and was ignored`,
    es: `${path}: ${field} no se conoce y no se ha tenido en cuenta`,
  }));
  return { table, notes };
}
