import type { ErrorEntry } from './entry.ts';

/** Squads and licences. */
export const registrationErrors = {
  REGISTRATION_NOT_ASKED: {
    status: 409,
    message: {
      es: 'Esta competición no pide fichas.',
      en: 'This competition asks for no licences.',
    },
  },
  SQUADS_NOT_OPEN: {
    status: 409,
    message: {
      es: 'El plazo para inscribir a jugadores aún no se ha abierto.',
      en: 'Squads cannot be registered yet.',
    },
  },
  SQUADS_CLOSED: {
    status: 409,
    message: {
      es: 'El plazo para inscribir a jugadores está cerrado. Habla con la organización.',
      en: 'Squads are closed. Talk to the organisation.',
    },
  },
  SQUAD_CHANGES_USED: {
    status: 409,
    message: {
      es: 'Son más altas de las que quedan después del cierre.',
      en: 'These are more additions than are left after squads closed.',
    },
  },
  SQUAD_AGAINST_RULES: {
    status: 422,
    message: {
      es: 'Las normas de la competición no admiten esta plantilla.',
      en: 'The rules of the competition do not allow this squad.',
    },
  },
  TRANSFERS_CLOSED: {
    status: 409,
    message: {
      es: 'Ya tiene ficha con otro equipo de la competición, y el plazo de traspasos está cerrado.',
      en: 'They have a licence with another team of the competition, and transfers are closed.',
    },
  },
  LICENCE_NOT_GENUINE: {
    status: 422,
    message: {
      es: 'Ese código no es de la ficha de esa persona.',
      en: 'That code is not of that person’s licence.',
    },
  },
  QUESTION_NOT_FOUND: {
    status: 404,
    message: {
      es: 'La competición no hace esa pregunta.',
      en: 'The competition does not ask that question.',
    },
  },
  QUESTION_KIND_FIXED: {
    status: 409,
    message: {
      es: 'A quién y cómo se pregunta no se puede cambiar: quita la pregunta y añade otra.',
      en: 'Whom a question asks and how cannot change: remove it and add another one.',
    },
  },
  ANSWER_INVALID: {
    status: 422,
    message: {
      es: 'La respuesta no vale para esta pregunta.',
      en: 'The answer does not fit this question.',
    },
  },
  PROTEST_SETTLED: {
    status: 409,
    message: {
      es: 'Alguien ya ha resuelto esta protesta.',
      en: 'Somebody has already settled this protest.',
    },
  },
  LICENCE_NOT_RETURNED: {
    status: 409,
    message: {
      es: 'La organización no ha devuelto esta ficha, o ya se ha enviado otra vez.',
      en: 'This licence was not returned, or has been sent again already.',
    },
  },
  LICENCE_INCOMPLETE: {
    status: 409,
    message: {
      es: 'A la ficha aún le falta algo. Complétala y envíala otra vez.',
      en: 'Something is still missing from this licence. Complete it and send it again.',
    },
  },
  LICENCE_NOT_FOUND: {
    status: 404,
    message: {
      es: 'Alguna de estas fichas no es de esta competición.',
      en: 'Some of these licences are not of this competition.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
