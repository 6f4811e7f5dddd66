import type { Command } from '../command/command.ts';
import { isInputError } from '../command/input-error.ts';
import { readTable } from './read-table.ts';
import { rowOf } from './row.ts';

/** The table of a case file, each row with the reason for its rank. */
export const standings: Command = {
  name: 'standings',
  usage: 'standings CASE.json [--as-of DATE]',
  about: {
    en: 'the table of a case file as JSON: rank, columns, and why each team has its rank',
    es: 'la clasificación de un caso en JSON: puesto, columnas y por qué está ahí cada equipo',
  },
  options: { 'as-of': 'TEXT' },
  argumentName: { en: 'a case file', es: 'un archivo de caso' },
  run(path, parsed, environment) {
    const read = readTable(path, parsed, environment);
    if (isInputError(read)) return read;
    const { table, notes } = read;
    return { out: `${JSON.stringify(table.rows.map(rowOf), null, 2)}\n`, notes };
  },
};
