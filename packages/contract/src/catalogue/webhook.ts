import type { ErrorEntry } from './entry.ts';

/** Webhooks. */
export const webhookErrors = {
  TOO_MANY_WEBHOOKS: {
    status: 409,
    message: {
      es: 'La organización ya tiene 10 webhooks. Borra antes uno que no uses.',
      en: 'The organisation already has 10 webhooks. Delete one you don’t use.',
    },
  },
  WEBHOOK_URL_REFUSED: {
    status: 422,
    message: {
      es: 'A esa dirección no se puede enviar: tiene que empezar por https:// y ser pública en internet.',
      en: 'Nothing can be sent to that address: it must start with https:// and be public on the internet.',
    },
  },
  WEBHOOK_OFF: {
    status: 409,
    message: {
      es: 'El webhook está desactivado. Actívalo antes de enviar.',
      en: 'The webhook is off. Turn it on before sending.',
    },
  },
  WEBHOOK_SECRET_LOST: {
    status: 409,
    message: {
      es: 'El secreto ya no se puede leer, porque la clave del servidor ha cambiado. Renuévalo.',
      en: 'The secret can’t be read any more, because the server’s key has changed. Replace it.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
