import type { ErrorEntry } from './entry.ts';

/** Squads and licences. */
export const registrationErrors = {
  REGISTRATION_NOT_ASKED: {
    status: 409,
    message: {
      es: 'Esta competición no pide fichas.',
      en: 'This competition doesn’t require licences.',
    },
  },
  SQUADS_NOT_OPEN: {
    status: 409,
    message: {
      es: 'El plazo para inscribir a jugadores aún no se ha abierto.',
      en: 'Squad registration isn’t open yet.',
    },
  },
  SQUADS_CLOSED: {
    status: 409,
    message: {
      es: 'El plazo para inscribir a jugadores está cerrado. Habla con la organización.',
      en: 'Squad registration is closed. Contact the organisation.',
    },
  },
  SQUAD_CHANGES_USED: {
    status: 409,
    message: {
      es: 'Son más altas de las que quedan después del cierre.',
      en: 'You don’t have that many additions left now that registration is closed.',
    },
  },
  SQUAD_AGAINST_RULES: {
    status: 422,
    message: {
      es: 'Las normas de la competición no admiten esta plantilla.',
      en: 'The competition rules don’t allow this squad.',
    },
  },
  TRANSFERS_CLOSED: {
    status: 409,
    message: {
      es: 'Ya tiene ficha con otro equipo de la competición, y el plazo de traspasos está cerrado.',
      en: 'They have a licence with another team in the competition, and the transfer window is closed.',
    },
  },
  LICENCE_NOT_GENUINE: {
    status: 422,
    message: {
      es: 'Ese código no es de la ficha de esa persona.',
      en: 'That code isn’t from that person’s licence.',
    },
  },
  QUESTION_NOT_FOUND: {
    status: 404,
    message: {
      es: 'La competición no hace esa pregunta.',
      en: 'The competition doesn’t ask that question.',
    },
  },
  QUESTION_KIND_FIXED: {
    status: 409,
    message: {
      es: 'A quién y cómo se pregunta no se puede cambiar: quita la pregunta y añade otra.',
      en: 'You can’t change who answers a question or its type: remove it and add another.',
    },
  },
  ANSWER_INVALID: {
    status: 422,
    message: {
      es: 'La respuesta no vale para esta pregunta.',
      en: 'That answer isn’t valid for this question.',
    },
  },
  PROTEST_SETTLED: {
    status: 409,
    message: {
      es: 'Alguien ya ha resuelto esta protesta.',
      en: 'Someone has already settled this protest.',
    },
  },
  LICENCE_NOT_RETURNED: {
    status: 409,
    message: {
      es: 'La organización no ha devuelto esta ficha, o ya se ha enviado otra vez.',
      en: 'This licence wasn’t returned, or has already been submitted again.',
    },
  },
  LICENCE_INCOMPLETE: {
    status: 409,
    message: {
      es: 'A la ficha aún le falta algo. Complétala y envíala otra vez.',
      en: 'Something is still missing from this licence. Complete it and submit it again.',
    },
  },
  LICENCE_NOT_FOUND: {
    status: 404,
    message: {
      es: 'Alguna de estas fichas no es de esta competición.',
      en: 'Some of these licences aren’t from this competition.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
