import { type CaseBreach, type Expected, matchIndex } from '../../lab/case-files/index.ts';
import type { TableBreach } from '../../src/standings/index.ts';
import { type InputError, inputError } from '../command/input-error.ts';

type Texts = readonly [en: string, es: string];

const expectations: Readonly<Record<Extract<Expected, string>, Texts>> = {
  OBJECT: ['an object', 'un objeto'],
  LIST: ['a list', 'una lista'],
  FILLED_LIST: ['a list with somebody in it', 'una lista en la que haya alguien'],
  TEXT: ['a text', 'un texto'],
  NUMBER: ['a number', 'un número'],
  COUNT: ['a whole number from 0 on', 'un número entero desde 0'],
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
    'the same points for every score but the one of the last set',
    'los mismos puntos en todos los resultados menos el del último set',
  ],
};

/** What is wrong with a field of a case. */
export function aboutField(path: string, { field, wanted }: CaseBreach): InputError {
  const where = field === '' ? path : `${path}: ${field}`;
  const [en, es] = typeof wanted === 'string' ? expectations[wanted] : choices(wanted.oneOf);
  return inputError(`${where}: must be ${en}`, `${where}: tiene que ser ${es}`);
}

function choices(list: readonly string[]): Texts {
  return [`one of ${list.join(', ')}`, `uno de ${list.join(', ')}`];
}

/** Why the engine makes no table of a case. */
export function aboutTable(path: string, breach: TableBreach): InputError {
  const [where, en, es] = describe(breach);
  return inputError(`${path}: ${where}: ${en}`, `${path}: ${where}: ${es}`);
}

function describe(breach: TableBreach): readonly [where: string, ...Texts] {
  const place = (id: string) => `matches[${matchIndex(id)}]`;
  switch (breach.breach) {
    case 'DUPLICATE_TEAM':
      return ['teams', `"${breach.team}" is there twice`, `"${breach.team}" está dos veces`];
    case 'DUPLICATE_MATCH':
      return [place(breach.match), 'is there twice', 'está dos veces'];
    case 'UNKNOWN_TEAM':
      return ['teams', `"${breach.team}" is not among them`, `"${breach.team}" no está entre ellos`];
    case 'TEAM_AGAINST_ITSELF':
      return [place(breach.match), 'a team plays against itself', 'un equipo juega contra sí mismo'];
    case 'SCORE_MISSING':
      return [place(breach.match), 'has no score', 'no tiene resultado'];
    case 'SCORE_INVALID':
      return [place(breach.match), 'has a score that cannot be', 'tiene un resultado imposible'];
    case 'POINTS_NOT_EXACT':
      return ['rules.points', `${breach.points} is no half point`, `${breach.points} no son medios puntos`];
    case 'PRIMARY_MISSING':
      return ['rules.primary', 'names no metric', 'no nombra ningún criterio'];
    case 'LOT_SEED_INVALID':
      return ['extra.lots', 'has no valid seed', 'no tiene una semilla válida'];
  }
}
