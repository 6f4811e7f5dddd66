import type { Localised } from '@traip/engine';

export type Locale = 'es' | 'en';
export const locales = ['es', 'en'] as const satisfies Locale[];

interface ErrorEntry {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  readonly message: Localised;
}

/** Every refusal that the backend can answer with: what happened, and what to do next, in both languages. */
export const errorCatalogue = {
  BAD_REQUEST: {
    status: 400,
    message: { es: 'Hay datos que corregir.', en: 'Some of the data needs correcting.' },
  },
  MALFORMED_JSON: {
    status: 400,
    message: { es: 'El cuerpo de la petición no es JSON válido.', en: 'The request body is not valid JSON.' },
  },
  UNAUTHORIZED: {
    status: 401,
    message: { es: 'Tienes que iniciar sesión.', en: 'You need to sign in.' },
  },
  CREDENTIALS_INCORRECT: {
    status: 401,
    message: {
      es: 'No has podido entrar. Revisa tu correo y tu contraseña.',
      en: 'Login failed. Please check your credentials.',
    },
  },
  SESSION_EXPIRED: {
    status: 401,
    message: { es: 'Tu sesión ha caducado. Entra de nuevo.', en: 'Your session has expired. Sign in again.' },
  },
  PROVIDER_TOKEN_INVALID: {
    status: 401,
    message: {
      es: 'No hemos podido comprobar tu cuenta externa. Prueba otra vez.',
      en: 'We could not verify your external account. Please try again.',
    },
  },
  FORBIDDEN: {
    status: 403,
    message: { es: 'No tienes permiso para hacer esto.', en: 'You do not have permission to do this.' },
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message: {
      es: 'Aún no has verificado tu correo. Abre el enlace que te enviamos o pide otro.',
      en: 'Your email is not verified yet. Open the link we sent you, or ask for a new one.',
    },
  },
  PROVIDER_EMAIL_UNVERIFIED: {
    status: 403,
    message: {
      es: 'Tu cuenta externa no tiene un correo verificado. Verifícalo allí o regístrate con tu correo.',
      en: 'Your external account has no verified email. Verify it there, or register with your email.',
    },
  },
  NOT_FOUND: {
    status: 404,
    message: { es: 'No lo hemos encontrado.', en: 'We could not find it.' },
  },
  ACCOUNT_NOT_LINKED: {
    status: 409,
    message: {
      es: 'Ese correo ya tiene una cuenta con otro modo de acceso. Entra como la primera vez.',
      en: 'That email already has an account with another sign-in method. Sign in the way you first did.',
    },
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: { es: 'Lo que envías ocupa demasiado.', en: 'What you are sending is too large.' },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: { es: 'Este tipo de contenido no está admitido.', en: 'This content type is not supported.' },
  },
  RESET_LINK_INVALID: {
    status: 422,
    message: {
      es: 'No se ha podido cambiar la contraseña: el enlace no es válido o ha caducado. Pide otro.',
      en: 'Failed to reset password. Please check your token and try again.',
    },
  },
  VERIFICATION_LINK_INVALID: {
    status: 422,
    message: {
      es: 'El enlace de verificación no es válido o ha caducado. Pide otro.',
      en: 'The verification link is invalid or has expired. Ask for a new one.',
    },
  },
  PROVIDER_NOT_CONFIGURED: {
    status: 422,
    message: {
      es: 'Este modo de acceso no está disponible aquí. Usa tu correo.',
      en: 'This sign-in method is not available here. Use your email.',
    },
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: {
      es: 'Demasiados intentos seguidos. Espera un poco y prueba otra vez.',
      en: 'Too many attempts in a row. Wait a moment and try again.',
    },
  },
  SERVER_ERROR: {
    status: 500,
    message: {
      es: 'Algo ha fallado por nuestra parte. No se ha guardado nada a medias.',
      en: 'Something failed on our side. Nothing was left half saved.',
    },
  },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    message: {
      es: 'El servicio con el que quieres entrar no responde. Prueba en unos minutos o usa tu correo.',
      en: 'The service you want to sign in with does not answer. Try again in a few minutes, or use your email.',
    },
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: {
      es: 'El servicio no está disponible ahora mismo. Prueba en unos minutos.',
      en: 'The service is unavailable right now. Try again in a few minutes.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;

export type ErrorCode = keyof typeof errorCatalogue;

/** One field that was wrong, and why. */
export interface FieldProblem {
  readonly field: string;
  readonly message: Localised;
}

/** An expected "no": a value that a handler returns, never an exception. */
export interface Refusal<Code extends ErrorCode = ErrorCode> {
  readonly refused: Code;
  readonly field?: string;
  readonly details?: unknown;
}

export function refuse<Code extends ErrorCode>(
  code: Code,
  more: { field?: string; details?: unknown } = {},
): Refusal<Code> {
  return { refused: code, ...more };
}

export function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'refused' in value;
}

/** The body of every answer that is not a success. */
export interface ErrorBody {
  readonly error: {
    readonly code: ErrorCode;
    readonly message: Localised;
    readonly field?: string;
    readonly details?: unknown;
    readonly requestId?: string;
  };
}

export function errorBody(refusal: Refusal, requestId?: string): ErrorBody {
  return {
    error: {
      code: refusal.refused,
      message: errorCatalogue[refusal.refused].message,
      ...(refusal.field === undefined ? {} : { field: refusal.field }),
      ...(refusal.details === undefined ? {} : { details: refusal.details }),
      ...(requestId === undefined ? {} : { requestId }),
    },
  };
}

export function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false;
  const { error } = value as { error: unknown };
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}
