import { needsOf, outlooks } from '../../src/standings/index.ts';
import type { Command } from '../command/command.ts';
import { isInputError } from '../command/input-error.ts';
import { readTable } from './read-table.ts';

/** The ranks each team of a case file can still reach, and what it needs for one of the top places. */
export const outlook: Command = {
  name: 'outlook',
  usage: 'outlook CASE.json [--first N] [--as-of DATE]',
  about: {
    en: 'the best and worst rank each team can still reach, as JSON; --first N: what it needs to finish in the top N',
    es: 'el mejor y el peor puesto que aún puede lograr cada equipo, en JSON; --first N: qué necesita para quedar entre los N primeros',
  },
  options: { first: 'WHOLE', 'as-of': 'TEXT' },
  argumentName: { en: 'a case file', es: 'un archivo de caso' },
  run(path, parsed, environment) {
    const read = readTable(path, parsed, environment);
    if (isInputError(read)) return read;
    const { table, notes } = read;
    const first = parsed.number('first');
    const rows = outlooks(table).map((row) =>
      first === undefined ? row : { ...row, ...needsOf(table, row.team, first) },
    );
    return { out: `${JSON.stringify(rows, null, 2)}\n`, notes };
  },
};
