import type { ErrorEntry } from './entry.ts';

/** Pictures that people upload. */
export const pictureErrorEntries = {
  FILE_TOO_LARGE: {
    status: 413,
    message: {
      es: 'El archivo es demasiado grande. El máximo son 5 MB.',
      en: 'The file is too large. The limit is 5 MB.',
    },
  },
  FILE_TYPE_UNSUPPORTED: {
    status: 415,
    message: {
      es: 'Este tipo de archivo no está admitido. Usa JPG o PNG.',
      en: 'This file type isn’t supported. Use JPG or PNG.',
    },
  },
  UPLOAD_FAILED: {
    status: 422,
    message: {
      es: 'No se ha podido subir el archivo: la imagen está dañada o es demasiado grande.',
      en: 'Upload failed: the picture is damaged or has too many pixels.',
    },
  },
  SPONSOR_UNKNOWN: {
    status: 422,
    message: {
      es: 'Ese patrocinador ya no está en la lista. Recarga la página.',
      en: 'That sponsor is no longer in the list. Reload the page.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
