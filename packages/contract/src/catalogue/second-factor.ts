import type { ErrorEntry } from './entry.ts';

/** Passkeys, codes, and confirming one's identity. */
export const secondFactorErrors = {
  SECOND_FACTOR_REQUIRED: {
    status: 401,
    message: {
      es: 'Falta un paso: confirma con tu llave de acceso o con un código.',
      en: 'One more step: confirm with your passkey or a code.',
    },
  },
  SECOND_FACTOR_WRONG: {
    status: 401,
    message: {
      es: 'No es correcto, o ya se ha usado. Prueba con el código que se ve ahora.',
      en: 'That’s incorrect or has already been used. Try the code shown now.',
    },
  },
  PASSKEY_UNKNOWN: {
    status: 401,
    message: {
      es: 'Esta llave de acceso no sirve aquí, o se ha quitado. Entra de otra forma.',
      en: 'This passkey doesn’t work here, or was removed. Sign in another way.',
    },
  },
  CONFIRMATION_REQUIRED: {
    status: 403,
    message: { es: 'Confirma antes que eres tú.', en: 'Confirm it’s you first.' },
  },
  ADMIN_NEEDS_SECOND_FACTOR: {
    status: 403,
    message: {
      es: 'Esta organización pide a sus administradores la verificación en dos pasos. Actívala en tu perfil.',
      en: 'This organisation requires two-step sign-in for admins. Turn it on in your profile.',
    },
  },
  SECOND_FACTOR_FIRST: {
    status: 409,
    message: {
      es: 'Activa antes la verificación en dos pasos en tu perfil: si no, te quedarías fuera.',
      en: 'Turn on two-step sign-in in your own profile first, or you’d lock yourself out.',
    },
  },
  CHALLENGE_EXPIRED: {
    status: 409,
    message: {
      es: 'Ha pasado demasiado tiempo, o ha habido demasiados intentos. Empieza otra vez.',
      en: 'That took too long, or there were too many attempts. Start again.',
    },
  },
  CONFIRMATION_WRONG: {
    status: 422,
    message: { es: 'No es correcto. Prueba otra vez.', en: 'That’s incorrect. Try again.' },
  },
  PASSKEY_INVALID: {
    status: 422,
    message: {
      es: 'No hemos podido comprobar la llave de acceso. Prueba otra vez.',
      en: 'Couldn’t verify the passkey. Try again.',
    },
  },
  PASSKEYS_UNAVAILABLE: {
    status: 409,
    message: {
      es: 'Las llaves de acceso necesitan que Traip tenga un nombre de dominio y https.',
      en: 'Passkeys require Traip to have a domain name and https.',
    },
  },
  TOO_MANY_PASSKEYS: {
    status: 409,
    message: {
      es: 'Tienes 20 llaves de acceso: quita alguna antes de añadir otra.',
      en: 'You have 20 passkeys: remove one before adding another.',
    },
  },
  LAST_WAY_IN: {
    status: 409,
    message: {
      es: 'Es tu única forma de entrar. Elige antes una contraseña o añade otra llave de acceso.',
      en: 'It’s your only way to sign in. Set a password or add another passkey first.',
    },
  },
  AUTHENTICATOR_THERE: {
    status: 409,
    message: {
      es: 'Ya tienes una aplicación de códigos. Quítala antes de añadir otra.',
      en: 'You already have an authenticator app. Remove it before adding another.',
    },
  },
  AUTHENTICATOR_NOT_BEGUN: {
    status: 409,
    message: {
      es: 'Empieza otra vez: pide un código QR nuevo.',
      en: 'Start again: get a new QR code.',
    },
  },
  NO_SECOND_FACTOR: {
    status: 409,
    message: {
      es: 'Añade antes una llave de acceso o una aplicación de códigos.',
      en: 'Add a passkey or an authenticator app first.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
