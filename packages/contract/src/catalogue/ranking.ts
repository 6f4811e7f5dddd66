import type { ErrorEntry } from './entry.ts';

export const rankingErrors = {
  RANKING_NEEDS_MATCHES: {
    status: 409,
    message: {
      es: 'Este ranking se hace con partidos, y en este deporte se compite en carreras.',
      en: 'This ranking is made of matches, and this sport has races.',
    },
  },
  RANKING_LINE_INVALID: {
    status: 422,
    message: {
      es: 'Una línea de la lista no se entiende. Escribe un nombre y un número: Ana Ruiz; 120.',
      en: 'A line of the list can’t be read. Write a name and a number: Ana Ruiz; 120.',
    },
  },
  RANKING_NAME_TWICE: {
    status: 422,
    message: {
      es: 'Un nombre está dos veces en la lista.',
      en: 'A name is on the list twice.',
    },
  },
  NO_RANKING: {
    status: 409,
    message: {
      es: 'El Traip de esta competición no lleva ningún ranking.',
      en: 'The Traip of this competition keeps no ranking.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
