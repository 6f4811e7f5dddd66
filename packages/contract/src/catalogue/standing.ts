import type { ErrorEntry } from './entry.ts';

/** Tables, the teams that advance from them, and what a correction would undo. */
export const standingErrors = {
  DEPENDENT_STARTED: {
    status: 409,
    message: {
      es: 'Hay partidos ya empezados que dependen de este resultado. Mira cuáles son antes de cambiarlo.',
      en: 'Matches that depend on this result have started. Check which ones before you change it.',
    },
  },
  TEAM_NOT_IN_TABLE: {
    status: 422,
    message: {
      es: 'Ese equipo no está en ninguna tabla de esta fase.',
      en: 'That team isn’t in any table in this phase.',
    },
  },
  ROUND_NOT_OVER: {
    status: 409,
    message: {
      es: 'La última ronda aún se está jugando: ciérrala antes de emparejar la siguiente.',
      en: 'The last round isn’t finished: close it before pairing the next one.',
    },
  },
  ROUND_PAIRED: {
    status: 409,
    message: {
      es: 'Esa ronda ya está emparejada.',
      en: 'That round is already paired.',
    },
  },
  ROUNDS_OVER: {
    status: 409,
    message: {
      es: 'Ya están emparejadas todas las rondas de esta fase.',
      en: 'All rounds in this phase are already paired.',
    },
  },
  DRAW_NOT_OF_A_TABLE: {
    status: 422,
    message: {
      es: 'El sorteo tiene que nombrar a equipos de esta fase, cada uno una vez.',
      en: 'A draw must include teams from this phase, each one once.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
