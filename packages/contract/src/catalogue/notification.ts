import type { ErrorEntry } from './entry.ts';

/** Notification settings. */
export const notificationErrors = {
  UNSUBSCRIBE_LINK_INVALID: {
    status: 422,
    message: {
      es: 'Este enlace ya no vale o está incompleto. Puedes elegir qué correos recibes en tu perfil.',
      en: 'This link has expired or is incomplete. You can choose which emails you get in your profile.',
    },
  },
  PUSH_SERVICE_UNKNOWN: {
    status: 422,
    message: {
      es: 'No conocemos el servicio de avisos de este navegador. Prueba con otro navegador.',
      en: 'This browser’s notification service isn’t supported. Try another browser.',
    },
  },
  PUSH_DEVICE_TAKEN: {
    status: 409,
    message: {
      es: 'Los avisos de este navegador son de otra cuenta. Desactívalos en los ajustes del navegador y vuelve a activarlos.',
      en: 'Another account is already using notifications in this browser. Turn them off in its settings and on again.',
    },
  },
  TOO_MANY_DEVICES: {
    status: 409,
    message: {
      es: 'Ya tienes avisos en demasiados dispositivos. Quita antes uno que no uses.',
      en: 'Too many of your devices already get notifications. Remove one you don’t use.',
    },
  },
  TOO_MANY_FOLLOWS: {
    status: 409,
    message: {
      es: 'Ya sigues 200 cosas. Deja de seguir alguna antes.',
      en: 'You already follow 200 things. Unfollow one first.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
