import type { ErrorEntry } from './entry.ts';

/** Why a deleted item cannot be restored yet. */
export const deletedErrors = {
  RESTORE_TRAIP_FIRST: {
    status: 409,
    message: {
      es: 'Su Traip también se eliminó: restaura antes el Traip.',
      en: 'Its Traip was also deleted: restore the Traip first.',
    },
  },
  RESTORE_TEAMS_FIRST: {
    status: 409,
    message: {
      es: 'Hay equipos con plaza en ella que se han disuelto: restáuralos antes.',
      en: 'Some of its teams were deleted: restore them first.',
    },
  },
  RESTORE_NAME_TAKEN: {
    status: 409,
    message: {
      es: 'Su temporada o su categoría también se eliminó, y ahora hay otra con ese nombre. Cámbiale el nombre y prueba otra vez.',
      en: 'Its season or category was also deleted, and another one now has that name. Rename that one and try again.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
