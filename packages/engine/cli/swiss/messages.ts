import type { ReportBreach } from '../../lab/trf/index.ts';
import { type InputError, inputError } from '../command/input-error.ts';

type Texts = readonly [en: string, es: string];

const lineProblems: Readonly<Record<Extract<ReportBreach, { breach: 'REPORT_INVALID' }>['what'], Texts>> = {
  STARTING_NUMBER: [
    'columns 5 to 8 do not contain a starting number',
    'las columnas 5 a 8 no tienen número de salida',
  ],
  NUMBER_TWICE: ['a starting number is used twice', 'un número de salida está dos veces'],
  ROUNDS: ['the number of rounds cannot be read', 'no se entiende el número de rondas'],
  FIRST_COLOUR: [
    'the first colour is neither white1 nor black1',
    'el primer color no es ni white1 ni black1',
  ],
  ABSENT: ['the list of absent players cannot be read', 'no se entiende quién falta'],
  UNSUPPORTED: [
    'changes the pairing in a way that is not supported',
    'cambia el emparejamiento de una forma que no se admite',
  ],
};

const roundProblems: Readonly<Record<Extract<ReportBreach, { breach: 'ROUND_INVALID' }>['what'], Texts>> = {
  OPPONENT: ['the opponent is invalid', 'el rival no puede ser'],
  COLOUR: ['the colour is neither w nor b', 'el color no es ni w ni b'],
  RESULT: ['the result is invalid', 'el resultado no puede ser'],
  NOT_MUTUAL: ['the opponent is listed as playing someone else', 'el rival jugó con otro'],
  SAME_COLOUR: ['both players have the same colour', 'ambos tienen el mismo color'],
  RESULTS_DISAGREE: ['the two results contradict each other', 'los dos resultados no encajan'],
};

/** Describes what is wrong with a report. */
export function reportError(path: string, breach: ReportBreach): InputError {
  if (breach.breach === 'NO_PLAYERS')
    return inputError(`${path}: has no player lines (001)`, `${path}: no tiene líneas de jugadores (001)`);
  const found = breach.found === '' ? '' : `: "${breach.found}"`;
  if (breach.breach === 'REPORT_INVALID') {
    const [en, es] = lineProblems[breach.what];
    return inputError(
      `${path}: line ${breach.line}: ${en}${found}`,
      `${path}: línea ${breach.line}: ${es}${found}`,
    );
  }
  const [en, es] = roundProblems[breach.what];
  const { line, round } = breach;
  return inputError(
    `${path}: line ${line}, round ${round}: ${en}${found}`,
    `${path}: línea ${line}, ronda ${round}: ${es}${found}`,
  );
}
