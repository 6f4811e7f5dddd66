import type { ErrorEntry } from './entry.ts';

/** Programs that call with an access token. */
export const accessTokenErrors = {
  TOKEN_INVALID: {
    status: 401,
    message: {
      es: 'Este token de acceso no vale: ha caducado, se ha revocado o no existe.',
      en: 'This access token doesn’t work: it has expired, was revoked or doesn’t exist.',
    },
  },
  TOKEN_SCOPE_MISSING: {
    status: 403,
    message: {
      es: 'A este token de acceso le falta el permiso que pide la llamada.',
      en: 'This access token doesn’t have the scope that this call requires.',
    },
  },
  SESSION_REQUIRED: {
    status: 403,
    message: {
      es: 'Esto no se puede hacer con un token de acceso: inicia sesión.',
      en: 'Access tokens can’t do this: sign in instead.',
    },
  },
  PERSONAL_TOKEN_REQUIRED: {
    status: 403,
    message: {
      es: 'Esta llamada trata de una persona: usa un token personal, no el de una organización.',
      en: 'This call is about a person: use a personal token instead of an organisation’s.',
    },
  },
  TOO_MANY_TOKENS: {
    status: 409,
    message: {
      es: 'Hay 50 tokens de acceso: revoca alguno antes de crear otro.',
      en: 'There are 50 access tokens: revoke one before creating another.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
