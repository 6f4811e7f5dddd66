import type { ErrorEntry } from './entry.ts';

/** Imported files. */
export const exchangeErrors = {
  CSV_UNREADABLE: {
    status: 422,
    message: {
      es: 'No hemos podido leer la tabla. Guárdala como CSV, con una fila por línea.',
      en: 'Couldn’t read the table. Save it as CSV, one row per line.',
    },
  },
  IMPORT_HAS_PROBLEMS: {
    status: 422,
    message: {
      es: 'Hay filas con errores: corrígelas y vuelve a intentarlo. No se ha guardado nada.',
      en: 'Some rows have errors: correct them and try again. Nothing was saved.',
    },
  },
  FORMAT_UNKNOWN: {
    status: 422,
    message: {
      es: 'No reconocemos este archivo. Elige de dónde viene, o guárdalo como CSV con un partido por fila.',
      en: 'Couldn’t recognise this file. Choose where it comes from, or save it as CSV with one match per row.',
    },
  },
  TOO_MANY_ROWS: {
    status: 422,
    message: {
      es: 'Son demasiadas filas de una vez: divide la tabla en varias de 500 como mucho.',
      en: 'Too many rows: split the table into parts of up to 500.',
    },
  },
  FILE_INCONSISTENT: {
    status: 422,
    message: {
      es: 'El archivo se contradice: nombra equipos o partidos que no contiene.',
      en: 'The file is inconsistent: it mentions teams or matches that aren’t in it.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
