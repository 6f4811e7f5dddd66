import { rankCase } from '../../lab/ranking-cases/index.ts';
import { fieldError } from '../case-files/field-error.ts';
import { parseJson } from '../case-files/parse-json.ts';
import type { Command } from '../command/command.ts';
import { isInputError } from '../command/input-error.ts';
import { rankingError } from './messages.ts';

/** The ranking of a race, a field event, a golf tournament, a bracket, a series, … */
export const ranking: Command = {
  name: 'ranking',
  usage: 'ranking CASE.json',
  about: {
    en: 'places of a race, field event, golf tournament, bracket, series or rating, as JSON',
    es: 'puestos de una carrera, concurso, torneo de golf, cuadro, circuito o rating, en JSON',
  },
  options: {},
  argumentName: { en: 'a case file', es: 'un archivo de caso' },
  run(path, _parsed, environment) {
    const source = environment.read(path);
    if (isInputError(source)) return source;
    const value = parseJson(source, path);
    if (isInputError(value)) return value;
    const ranked = rankCase(value.json);
    if ('field' in ranked) return fieldError(path, ranked);
    if ('breach' in ranked) return rankingError(path, ranked);
    const notes = ranked.ignoredFields.map((field) => ({
      en: `${path}: ${field} is unknown and was ignored`,
      es: `${path}: ${field} no se conoce y no se ha tenido en cuenta`,
    }));
    return { out: `${JSON.stringify(ranked.ranking, null, 2)}\n`, notes };
  },
};
