import type { ErrorEntry } from './entry.ts';

/** Third-party apps that act in someone’s name. */
export const appErrors = {
  TOO_MANY_APPS: {
    status: 409,
    message: {
      es: 'Hay 20 aplicaciones: borra alguna antes de registrar otra.',
      en: 'There are 20 apps: delete one before registering another.',
    },
  },
  APP_HAS_NO_SECRET: {
    status: 409,
    message: {
      es: 'Esta aplicación no tiene secreto: se ejecuta en los dispositivos de la gente.',
      en: 'This app has no secret: it runs on people’s devices.',
    },
  },
  APP_UNKNOWN: {
    status: 404,
    message: {
      es: 'No conocemos la aplicación que te ha traído aquí, o la han borrado.',
      en: 'We don’t know the app that sent you here, or it was deleted.',
    },
  },
  APP_REDIRECT_UNKNOWN: {
    status: 400,
    message: {
      es: 'La aplicación quiere que vuelvas a una dirección que no ha registrado.',
      en: 'The app wants you to return to an address that it hasn’t registered.',
    },
  },
  APP_REQUEST_INVALID: {
    status: 400,
    message: {
      es: 'La aplicación ha pedido el acceso de una forma que no vale.',
      en: 'The app asked for access in a way that doesn’t work.',
    },
  },
  DEVICE_CODE_UNKNOWN: {
    status: 404,
    message: {
      es: 'Ese código no vale: puede que haya caducado. Mira cuál enseña ahora el dispositivo.',
      en: 'That code doesn’t work: it may have expired. Check which one the device shows now.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
