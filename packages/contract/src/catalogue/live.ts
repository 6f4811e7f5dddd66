import type { ErrorEntry } from './entry.ts';

/** Refusals of live feeds. */
export const liveErrors = {
  TOO_MANY_FOLLOWERS: {
    status: 503,
    message: {
      es: 'Ahora mismo hay demasiadas personas siguiendo el directo. Prueba otra vez en medio minuto.',
      en: 'Too many people are following live right now. Try again in half a minute.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
