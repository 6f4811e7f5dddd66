import type { CaseBreach, Expected } from '../../lab/case-files/index.ts';
import { type InputError, inputError } from '../command/input-error.ts';

type Texts = readonly [en: string, es: string];

const expectations: Readonly<Record<Extract<Expected, string>, Texts>> = {
  OBJECT: ['an object', 'un objeto'],
  LIST: ['a list', 'una lista'],
  FILLED_LIST: ['a non-empty list', 'una lista en la que haya alguien'],
  TEXT: ['text', 'un texto'],
  NUMBER: ['a number', 'un número'],
  COUNT: ['a whole number, 0 or more', 'un número entero desde 0'],
  FLAG: ['true or false', 'true o false'],
  PAIR_OF_COUNTS: ['two whole numbers [home, away]', 'dos números enteros [local, visitante]'],
  PAIR_OF_NUMBERS: ['two numbers [winner, loser]', 'dos números [ganador, perdedor]'],
  KNOWN_TEAM: ['one of the teams of the file', 'uno de los equipos del archivo'],
  BOTH_SCORES: ['both hs and as, or neither', 'hs y as, o ninguno de los dos'],
  DATE: ['a date like 2023-12-26', 'una fecha como 2023-12-26'],
  SET_SCORE: [
    'points by set score, winner first, like "3-1"',
    'puntos por sets, primero el ganador, como "3-1"',
  ],
  ONE_LAST_SET: [
    'the same points for every score except that of the last set',
    'los mismos puntos en todos los resultados menos el del último set',
  ],
  FROM_ONE: ['a whole number, 1 or more', 'un número entero desde 1'],
  POSITIVE: ['a number above 0', 'un número mayor que 0'],
  HALVES: ['whole or half numbers, 0 or more', 'números enteros o medios desde 0'],
  MARKS: ['whole numbers (0 or more), x or null', 'números enteros desde 0, x o null'],
  PLACE_OR_WORD: ['a place (1 or more) or a word like DNF', 'un puesto desde 1 o una palabra como DNF'],
  TWO_NAMES: ['two names', 'dos nombres'],
  JUDGED_ROUND: ['A, B, E or two numbers [A, B]', 'A, B, E o dos números [A, B]'],
  GAME_SCORE: ['1, 0.5 or 0', '1, 0.5 o 0'],
  ATTEMPT: ['attempts like o, xo, xxx, - or r', 'intentos como o, xo, xxx, - o r'],
  MARK_TEXT: ['a mark like 1:02:03.45, 59.99 or 8m41', 'una marca como 1:02:03.45, 59.99 u 8m41'],
  HANDICAP: ['a handicap from -10 to 54', 'un hándicap de -10 a 54'],
  HOLES: ['as many scores as there are holes', 'tantos resultados como hoyos'],
  FOUR_NAMES: ['at least four different names', 'al menos cuatro nombres distintos'],
  LANES: ['at least four lanes', 'al menos cuatro calles'],
  ONE_CORNER: ['A or B', 'A o B'],
};

/** Describes a problem with a field of a case. */
export function fieldError(path: string, { field, expected }: CaseBreach): InputError {
  const location = field === '' ? path : `${path}: ${field}`;
  const [en, es] = typeof expected === 'string' ? expectations[expected] : choices(expected.oneOf);
  return inputError(`${location}: must be ${en}`, `${location}: tiene que ser ${es}`);
}

function choices(list: readonly string[]): Texts {
  return [`one of ${list.join(', ')}`, `uno de ${list.join(', ')}`];
}
