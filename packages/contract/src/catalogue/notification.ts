import type { ErrorEntry } from './entry.ts';

/** What can be wrong with how people want to be told. */
export const notificationErrors = {
  UNSUBSCRIBE_LINK_INVALID: {
    status: 422,
    message: {
      es: 'Este enlace ya no vale o está incompleto. Puedes elegir qué correos recibes en tu perfil.',
      en: 'This link is no longer good, or not complete. You can choose which mails you get in your profile.',
    },
  },
  PUSH_SERVICE_UNKNOWN: {
    status: 422,
    message: {
      es: 'No conocemos el servicio de avisos de este navegador. Prueba con otro navegador.',
      en: 'We do not know the notification service of this browser. Try another browser.',
    },
  },
  PUSH_DEVICE_TAKEN: {
    status: 409,
    message: {
      es: 'Los avisos de este navegador son de otra cuenta. Desactívalos en los ajustes del navegador y vuelve a activarlos.',
      en: 'Another account gets the notifications of this browser. Turn them off in its settings and on again.',
    },
  },
  TOO_MANY_DEVICES: {
    status: 409,
    message: {
      es: 'Ya tienes avisos en demasiados dispositivos. Quita antes uno que no uses.',
      en: 'Too many of your devices get notifications already. Remove one that you do not use.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
