import type { ErrorEntry } from './entry.ts';

export const partnerErrors = {
  GUARDIAN_LOOKS: {
    status: 403,
    message: {
      es: 'Por un menor busca pareja su madre, su padre o quien lo tutela.',
      en: 'For a minor, the mother, father or guardian looks for a partner.',
    },
  },
  PARTNER_DECLINED: {
    status: 409,
    message: {
      es: 'Ya ha dicho que no.',
      en: 'They have already declined.',
    },
  },
  PARTNER_MUST_AGREE: {
    status: 409,
    message: {
      es: 'Esa persona busca pareja y tiene que aceptar. Pídeselo a la organización.',
      en: 'That person is looking for a partner and has to agree. Ask the organiser.',
    },
  },
  PARTNER_UNKNOWN: {
    status: 422,
    message: {
      es: 'Esa persona no busca pareja, o no está en esta pareja.',
      en: 'That person isn’t looking for a partner, or isn’t in this pair.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
