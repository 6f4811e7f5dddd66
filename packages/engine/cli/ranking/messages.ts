import type { RankingBreach, RankingProblem } from '../../src/ranking/index.ts';
import { type InputError, inputError } from '../command/input-error.ts';

const problems: Readonly<Record<RankingProblem, readonly [en: string, es: string]>> = {
  TWICE: ['is listed twice', 'está dos veces'],
  BIB_TWICE: ['has the same bib as someone else', 'tiene el dorsal de otro'],
  LANE_TWICE: ['has the same lane as someone else', 'tiene la calle de otro'],
  UNKNOWN: ['is not one of the participants', 'no está entre los participantes'],
  MARK_MISSING: ['has neither a mark nor a status', 'no tiene ni marca ni estado'],
  MARK_AND_STATUS: [
    'has a mark and a status that rules it out',
    'tiene una marca y un estado que la excluye',
  ],
  ORDER_CONTRADICTS_MARK: ['the order contradicts the times', 'el orden contradice los tiempos'],
  SPLITS_NOT_RISING: ['the splits do not increase', 'los parciales no aumentan'],
  SPLITS_DISAGREE: ['the segments do not add up to the time', 'los segmentos no suman el tiempo'],
  LANES_TOO_FEW: ['not enough lanes', 'calles no bastan'],
  HEIGHTS_NOT_RISING: ['the heights do not increase', 'las alturas no aumentan'],
  ATTEMPTS_IMPOSSIBLE: ['has impossible attempts', 'tiene intentos imposibles'],
  STAGES_MISSING: ['needs one number per stage', 'necesita un número por etapa'],
  PLACE_TWICE: [
    'two share this place, so nobody can have the next one',
    'es un puesto repetido sin hueco detrás',
  ],
  ROUNDS_TOO_MANY: ['has more rounds than were played', 'tiene más vueltas de las jugadas'],
  PLAYOFF_NOT_LEVEL: [
    'is in the play-off but not tied for first place',
    'está en el desempate sin empatar en cabeza',
  ],
  ROUND_WITHOUT_TEN: ['neither side has 10 points in this round', 'nadie tiene 10 puntos en este asalto'],
  ROUND_TOO_LOW: ['a round is scored from 7 to 10 points', 'los puntos de un asalto van de 7 a 10'],
  ROUND_MISSING: ['has not scored every round', 'no ha puntuado todos los asaltos'],
  JUDGES_EVEN: ['the number of judges must be odd', 'jueces: el número tiene que ser impar'],
  NOT_IN_BOUT: ['wins a bout without taking part in it', 'gana un combate sin estar en él'],
  AGAINST_ITSELF: ['fights against itself', 'combate contra sí mismo'],
  LOSER_GOES_ON: ['continues after losing', 'sigue después de perder'],
  FINAL_MISSING: ['there is no such bout', 'no hay tal combate'],
  SUM_WRONG: [
    'the scores do not add up to the total points of a match',
    'el marcador no suma los puntos de un partido',
  ],
  FIGURES_MISSING: ['this figure is missing', 'no tiene estas cifras'],
};

/** Why the engine cannot rank a case. */
export function rankingError(path: string, { breach, who }: RankingBreach): InputError {
  const [en, es] = problems[breach];
  return inputError(`${path}: ${who}: ${en}`, `${path}: ${who}: ${es}`);
}
