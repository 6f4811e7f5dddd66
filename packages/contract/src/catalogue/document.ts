import type { ErrorEntry } from './entry.ts';

/** Documents and their files. */
export const documentErrorEntries = {
  ISSUED_IN_THE_FUTURE: {
    status: 422,
    message: {
      es: 'La fecha de expedición no puede estar por llegar.',
      en: 'The date of issue can’t be in the future.',
    },
  },
  DOCUMENT_TOO_LARGE: {
    status: 413,
    message: {
      es: 'El archivo es demasiado grande. El máximo son 10 MB.',
      en: 'The file is too large. The limit is 10 MB.',
    },
  },
  DOCUMENT_TYPE_UNSUPPORTED: {
    status: 415,
    message: {
      es: 'Este tipo de archivo no está admitido. Usa PDF, JPG, PNG o WebP.',
      en: 'This file type isn’t supported. Use PDF, JPG, PNG or WebP.',
    },
  },
  DOCUMENT_UNREADABLE: {
    status: 422,
    message: {
      es: 'El archivo está dañado o incompleto. Prueba a escanearlo otra vez.',
      en: 'The file is damaged or incomplete. Try scanning it again.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
