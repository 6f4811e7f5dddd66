import type { ErrorEntry } from './entry.ts';

/** Refusals of any call. */
export const sharedErrors = {
  BAD_REQUEST: {
    status: 400,
    message: { es: 'Hay datos que corregir.', en: 'Some fields need correcting.' },
  },
  MALFORMED_JSON: {
    status: 400,
    message: { es: 'El cuerpo de la petición no es JSON válido.', en: 'The request body isn’t valid JSON.' },
  },
  PROFILE_INCOMPLETE: {
    status: 403,
    message: {
      es: 'Antes de seguir, completa tu perfil con tu fecha de nacimiento y tu deporte favorito.',
      en: 'Complete your profile with your date of birth and favourite sport to continue.',
    },
  },
  UNAUTHORIZED: {
    status: 401,
    message: { es: 'Tienes que iniciar sesión.', en: 'You need to sign in.' },
  },
  FORBIDDEN: {
    status: 403,
    message: { es: 'No tienes permiso para hacer esto.', en: 'You don’t have permission to do this.' },
  },
  NOT_FOUND: {
    status: 404,
    message: { es: 'No lo hemos encontrado.', en: 'We couldn’t find that.' },
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: {
      es: 'Esta dirección no admite este método.',
      en: 'This address doesn’t accept this method.',
    },
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 422,
    message: {
      es: 'Esta clave de Idempotency-Key ya se usó con otra petición. Usa una nueva.',
      en: 'This Idempotency-Key was already used with a different request. Use a new one.',
    },
  },
  IDEMPOTENCY_KEY_IN_USE: {
    status: 409,
    message: {
      es: 'La primera petición con esta clave sigue en curso, o se perdió su respuesta. Prueba otra vez; si sigue igual, comprueba si se hizo.',
      en: 'The first request with this key is still in progress, or its answer was lost. Try again; if nothing changes, check whether it was done.',
    },
  },
  REQUEST_TIMEOUT: {
    status: 408,
    message: {
      es: 'La petición tardó demasiado en llegar. Comprueba tu conexión y prueba otra vez.',
      en: 'The request took too long to arrive. Check your connection and try again.',
    },
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: { es: 'Lo que envías ocupa demasiado.', en: 'That’s too large to send.' },
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    message: { es: 'Este tipo de contenido no está admitido.', en: 'This content type isn’t supported.' },
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: {
      es: 'Demasiados intentos seguidos. Espera un poco y prueba otra vez.',
      en: 'Too many attempts. Wait a moment and try again.',
    },
  },
  SERVER_ERROR: {
    status: 500,
    message: {
      es: 'Algo ha fallado por nuestra parte. No se ha guardado nada a medias.',
      en: 'Something went wrong on our side. Nothing was partly saved.',
    },
  },
  SERVICE_UNAVAILABLE: {
    status: 503,
    message: {
      es: 'El servicio no está disponible ahora mismo. Prueba en unos minutos.',
      en: 'The service is unavailable right now. Try again in a few minutes.',
    },
  },
  STORAGE_FULL: {
    status: 507,
    message: {
      es: 'Ahora mismo no podemos guardar nada: falta espacio en el servidor. Lo que ya está guardado se puede consultar.',
      en: 'We can’t save anything right now: the server is low on space. You can still see what’s already saved.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
