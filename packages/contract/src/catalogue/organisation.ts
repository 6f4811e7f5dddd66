import type { ErrorEntry } from './entry.ts';

/** Organisations, their people and their codes. */
export const organisationErrors = {
  FISCAL_DATA_FORBIDDEN: {
    status: 403,
    message: {
      es: 'No tienes permiso para ver los datos fiscales.',
      en: 'You don’t have permission to view tax details.',
    },
  },
  USER_NOT_FOUND: {
    status: 404,
    message: {
      es: 'Nadie tiene ese código. Pídeselo otra vez.',
      en: 'Nobody has that code. Ask them for it again.',
    },
  },
  ALREADY_MEMBER: {
    status: 409,
    message: { es: 'Esta persona ya está dentro.', en: 'This person is already a member.' },
  },
  LAST_SUPER_ADMIN: {
    status: 409,
    message: {
      es: 'Es la última persona con el rol de superadministración. Dale antes ese rol a otra.',
      en: 'This is the last super admin. Give someone else that role first.',
    },
  },
  OWN_ROLE: {
    status: 409,
    message: {
      es: 'Nadie cambia su propio rol. Pídeselo a otra persona que administre.',
      en: 'You can’t change your own role. Ask another admin.',
    },
  },
  INVITATION_NOT_OPEN: {
    status: 409,
    message: {
      es: 'Esta invitación ya no está abierta: ha caducado, se retiró o ya la contestaste.',
      en: 'This invitation is no longer open: it expired, was withdrawn, or has already been answered.',
    },
  },
  ORGANISATION_IN_USE: {
    status: 409,
    message: {
      es: 'La organización tiene equipos o competiciones en marcha. Ciérralos antes.',
      en: 'The organisation has teams or competitions in progress. Close them first.',
    },
  },
  CODE_TAKEN: {
    status: 409,
    message: { es: 'Ese código ya lo usa alguien. Elige otro.', en: 'That code is taken. Choose another.' },
  },
  CODE_RESERVED: {
    status: 422,
    message: {
      es: 'Ese código está reservado. Elige otro.',
      en: 'That code is reserved. Choose another.',
    },
  },
  STALE_VERSION: {
    status: 409,
    message: {
      es: 'Alguien lo ha cambiado mientras tanto. Recarga para ver la última versión.',
      en: 'Someone else changed this in the meantime. Reload to see the latest version.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
