import type { Localised } from '@traip/engine';

/** Why a challenge is not allowed now. */
export type ChallengeProblem =
  | { readonly reason: 'NOT_ON_LADDER'; readonly team: string }
  | {
      readonly reason: 'OUT_OF_RANGE';
      readonly challenger: string;
      readonly challenged: string;
      /** How many places up a team may challenge, and how many places up the other one is. */
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
        en: `${problem.team} is not on this ladder.`,
      };
    case 'OUT_OF_RANGE':
      return outOfRange(problem);
    case 'BUSY':
      return {
        es: `${problem.team} tiene un reto abierto: hasta que se juegue no puede retar ni recibir otro.`,
        en: `${problem.team} has an open challenge: until it is played it can neither make nor take another.`,
      };
    case 'COOLDOWN':
      return {
        es: `Acaban de jugar entre sí: pueden volver a retarse desde el ${longDay(problem.from, 'es')}.`,
        en: `They have just played each other: they can challenge again from ${longDay(problem.from, 'en-GB')}.`,
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
    en: `${challenger} may challenge up to ${range} ${range === 1 ? 'place' : 'places'} above, and ${challenged} stands ${places} above.`,
  };
}

const longDay = (day: string, locale: string) =>
  new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
