import type { ErrorEntry } from './entry.ts';

/** Signing in, and one's own account. */
export const accountErrors = {
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
      en: 'We couldn’t verify your external account. Try again.',
    },
  },
  EMAIL_NOT_VERIFIED: {
    status: 403,
    message: {
      es: 'Aún no has verificado tu correo. Abre el enlace que te enviamos o pide otro.',
      en: 'Your email isn’t verified yet. Open the link we sent you, or request a new one.',
    },
  },
  PROVIDER_EMAIL_UNVERIFIED: {
    status: 403,
    message: {
      es: 'Tu cuenta externa no tiene un correo verificado. Verifícalo allí o regístrate con tu correo.',
      en: 'Your external account has no verified email. Verify it there, or sign up with your email.',
    },
  },
  ACCOUNT_NOT_LINKED: {
    status: 409,
    message: {
      es: 'Ese correo ya tiene una cuenta con otro modo de acceso. Entra como la primera vez.',
      en: 'That email already has an account with another sign-in method. Sign in the way you first did.',
    },
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
      en: 'The verification link is invalid or has expired. Request a new one.',
    },
  },
  PROVIDER_NOT_CONFIGURED: {
    status: 422,
    message: {
      es: 'Este modo de acceso no está disponible aquí. Usa tu correo.',
      en: 'This sign-in method isn’t available here. Use your email.',
    },
  },
  PROVIDER_UNAVAILABLE: {
    status: 503,
    message: {
      es: 'El servicio con el que quieres entrar no responde. Prueba en unos minutos o usa tu correo.',
      en: 'The sign-in service isn’t responding. Try again in a few minutes, or use your email.',
    },
  },
  BELOW_CONSENT_AGE: {
    status: 422,
    message: {
      es: 'Aún no tienes edad para abrir una cuenta. Pide a tu madre, a tu padre o a tu tutor que abra la suya y te añada desde allí.',
      en: 'You’re not old enough for your own account yet. Ask your mother, father or guardian to create one and add you to it.',
    },
  },
  PASSWORD_WRONG: {
    status: 422,
    message: { es: 'Esa no es tu contraseña actual.', en: 'That isn’t your current password.' },
  },
  PASSWORD_EASY_TO_GUESS: {
    status: 422,
    message: {
      es: 'Mucha gente usa esa contraseña, o se adivina con tus datos. Elige otra: tres o cuatro palabras al azar van muy bien.',
      en: 'That password is too common or too easy to guess from your details. Try three or four random words.',
    },
  },
  PASSWORD_NEEDS_EIGHT: {
    status: 422,
    message: { es: 'Usa al menos 8 caracteres.', en: 'Use at least 8 characters.' },
  },
  USER_CODE_DIFFERS: {
    status: 422,
    message: {
      es: 'El código no coincide con el tuyo. No se ha borrado nada.',
      en: 'That isn’t your code. Nothing was deleted.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
