import type { Localised } from '@traip/engine';

/** About any field. */
export const generalSentences = {
  REQUIRED: { es: 'Este dato es obligatorio.', en: 'This is required.' },
  CODE_INVALID: {
    es: 'Usa de 3 a 24 letras minúsculas, números o guiones.',
    en: 'Use 3 to 24 lower-case letters, digits or hyphens.',
  },
  REASON_REQUIRED: { es: 'Escribe el motivo.', en: 'Enter a reason.' },
  ID_INVALID: { es: 'Este identificador no es válido.', en: 'This identifier isn’t valid.' },
  DATE_INVALID: { es: 'Escribe una fecha válida.', en: 'Enter a valid date.' },
  ENDS_BEFORE_IT_STARTS: {
    es: 'El final no puede ser anterior al comienzo.',
    en: 'The end can’t be before the start.',
  },
  TIME_INVALID: { es: 'Escribe una hora como 18:30.', en: 'Enter a time like 18:30.' },
  CSV_REQUIRED: { es: 'Pega una tabla o elige un archivo.', en: 'Paste a table or choose a file.' },
  CSV_TOO_LONG: {
    es: 'La tabla es demasiado larga: divídela en varias.',
    en: 'The table is too long: split it into several.',
  },
  CSV_NOT_UTF8: {
    es: 'Hay letras que no se leen: guarda la tabla como CSV UTF-8.',
    en: 'Some letters can’t be read: save the table as CSV UTF-8.',
  },
  TEXT_INVALID: {
    es: 'Este texto contiene caracteres que no se pueden guardar.',
    en: 'This text contains characters that can’t be saved.',
  },
  TOO_DEEP: { es: 'Los datos están anidados a demasiada profundidad.', en: 'The data is nested too deeply.' },
  WEBHOOK_URL_INVALID: {
    es: 'Escribe una dirección como https://club.es/avisos.',
    en: 'Enter an address like https://club.com/hooks.',
  },
  APP_REDIRECT_INVALID: {
    es: 'Escribe una dirección https:// completa y sin #, o una http:// de 127.0.0.1 o localhost.',
    en: 'Enter a full https:// address without #, or an http:// one of 127.0.0.1 or localhost.',
  },
  DEVICE_CODE_INVALID: {
    es: 'Son ocho letras, como BCDF-GHJK.',
    en: 'It has eight letters, like BCDF-GHJK.',
  },
  WEBHOOK_EVENTS_REQUIRED: { es: 'Elige al menos un evento.', en: 'Choose at least one event.' },
  NOT_AN_OPTION: { es: 'Elige una de las opciones.', en: 'Choose one of the options.' },
  NOT_A_STRING: { es: 'Tiene que ser un texto.', en: 'Must be text.' },
  NOT_A_NUMBER: { es: 'Tiene que ser un número.', en: 'Must be a number.' },
  UNKNOWN_FIELD: { es: 'Este dato no se espera aquí.', en: 'This isn’t expected here.' },
  INVALID: { es: 'Este dato no es válido.', en: 'This isn’t valid.' },
} as const satisfies Record<string, Localised>;
