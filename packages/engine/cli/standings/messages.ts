import { matchIndex } from '../../lab/case-files/index.ts';
import type { TableBreach } from '../../src/standings/index.ts';
import { type InputError, inputError } from '../command/input-error.ts';

type Texts = readonly [en: string, es: string];

/** Why the engine cannot build the table of a case. */
export function tableError(path: string, breach: TableBreach): InputError {
  const [where, en, es] = describe(breach);
  return inputError(`${path}: ${where}: ${en}`, `${path}: ${where}: ${es}`);
}

function describe(breach: TableBreach): readonly [where: string, ...Texts] {
  const place = (id: string) => `matches[${matchIndex(id)}]`;
  switch (breach.breach) {
    case 'DUPLICATE_TEAM':
      return ['teams', `"${breach.team}" is listed twice`, `"${breach.team}" está dos veces`];
    case 'DUPLICATE_MATCH':
      return [place(breach.match), 'is listed twice', 'está dos veces'];
    case 'UNKNOWN_TEAM':
      return ['teams', `"${breach.team}" is not one of them`, `"${breach.team}" no está entre ellos`];
    case 'TEAM_AGAINST_ITSELF':
      return [place(breach.match), 'a team plays against itself', 'un equipo juega contra sí mismo'];
    case 'SCORE_MISSING':
      return [place(breach.match), 'has no score', 'no tiene resultado'];
    case 'SCORE_INVALID':
      return [place(breach.match), 'has an impossible score', 'tiene un resultado imposible'];
    case 'POINTS_NOT_EXACT':
      return [
        'rules.points',
        `${breach.points} is not a multiple of half a point`,
        `${breach.points} no son medios puntos`,
      ];
    case 'PRIMARY_MISSING':
      return ['rules.primary', 'names no metric', 'no nombra ningún criterio'];
    case 'LOT_SEED_INVALID':
      return ['extra.lots', 'has no valid seed', 'no tiene una semilla válida'];
  }
}
