import type { ErrorEntry } from './entry.ts';

/** Teams, and how one gets into them. */
export const teamErrors = {
  NOT_A_TEAM_MEMBER: {
    status: 404,
    message: { es: 'Esta persona no está en el equipo.', en: 'This person is not in the team.' },
  },
  OWNER_MUST_TRANSFER: {
    status: 409,
    message: {
      es: 'Quien tiene la propiedad del equipo la cede antes a otra persona.',
      en: 'The owner hands the team over to somebody else first.',
    },
  },
  TEAM_HAS_PLAYED: {
    status: 409,
    message: {
      es: 'El equipo ya ha participado en competiciones: solo su organización puede disolverlo.',
      en: 'The team has taken part in competitions: only its organisation can dissolve it.',
    },
  },
  TEAM_IN_COMPETITION: {
    status: 409,
    message: {
      es: 'El equipo tiene plaza en una competición que no ha acabado. Retíralo de ella antes de disolverlo.',
      en: 'The team has a place in a competition that is not over. Withdraw it from there before you dissolve it.',
    },
  },
  PRIVACY_NEEDS_ORGANISATION: {
    status: 422,
    message: {
      es: 'El equipo no pertenece a ninguna organización: elige otra privacidad.',
      en: 'The team belongs to no organisation: choose another privacy.',
    },
  },
  QR_NOT_VALID: {
    status: 409,
    message: {
      es: 'Este código QR ya no sirve: ha caducado, se anuló o alcanzó su límite. Pide otro al equipo.',
      en: 'This QR code no longer works: it expired, was revoked or reached its limit. Ask the team for another.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
