import type { Localised } from '@traip/engine';

/** Why a challenge is not allowed now. */
export type ChallengeProblem =
  | { readonly reason: 'NOT_ON_LADDER'; readonly team: string }
  | {
      readonly reason: 'OUT_OF_RANGE';
      readonly challenger: string;
      readonly challenged: string;
      /** How many places up a team can challenge, and how many places up the other one is. */
      readonly range: number;
      readonly places: number;
    }
  | { readonly reason: 'BUSY'; readonly team: string }
  /** The first day on which it is allowed, like 2026-09-01. */
  | { readonly reason: 'COOLDOWN'; readonly from: string };

/** The explanation shown to club staff. */
export function challengeMessage(problem: ChallengeProblem): Localised {
  switch (problem.reason) {
    case 'NOT_ON_LADDER':
      return {
        es: `${problem.team} no está en esta escalera.`,
        en: `${problem.team} isn’t on this ladder.`,
      };
    case 'OUT_OF_RANGE':
      return outOfRange(problem);
    case 'BUSY':
      return {
        es: `${problem.team} tiene un reto abierto: hasta que se juegue no puede retar ni recibir otro.`,
        en: `${problem.team} already has an open challenge: it can’t make or accept another until that one is played.`,
      };
    case 'COOLDOWN':
      return {
        es: `Acaban de jugar entre sí: pueden volver a retarse desde el ${longDay(problem.from, 'es')}.`,
        en: `They’ve just played each other: they can challenge again from ${longDay(problem.from, 'en-GB')}.`,
      };
  }
}

function outOfRange({
  challenger,
  challenged,
  range,
  places,
}: Extract<ChallengeProblem, { reason: 'OUT_OF_RANGE' }>) {
  return {
    es: `${challenger} puede retar hasta ${range} ${range === 1 ? 'puesto' : 'puestos'} más arriba, y ${challenged} está ${places} más arriba.`,
    en: `${challenger} can challenge up to ${range} ${range === 1 ? 'place' : 'places'} above, and ${challenged} is ${places} above.`,
  };
}

const longDay = (day: string, locale: string) =>
  new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
