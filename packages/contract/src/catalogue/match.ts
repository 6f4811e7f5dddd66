import type { ErrorEntry } from './entry.ts';

/** What a match does not take: actions, events and results. */
export const matchErrors = {
  FORCE_REQUIRED: {
    status: 409,
    message: {
      es: 'El partido no tiene fecha. Confirma que quieres empezarlo así.',
      en: 'The match has no date. Confirm that you want to start it like this.',
    },
  },
  TEAMS_UNKNOWN: {
    status: 409,
    message: {
      es: 'Todavía no se sabe qué equipos juegan este partido.',
      en: 'It is not known yet which teams play this match.',
    },
  },
  REASON_REQUIRED: {
    status: 422,
    message: { es: 'Di por qué lo haces.', en: 'Say why you do this.' },
  },
  REFEREE_NOT_ASSIGNED: {
    status: 403,
    message: {
      es: 'No arbitras este partido. Pide a la administración de la organización que te asigne.',
      en: 'You are not a referee of this match. Ask an administrator of the organisation to assign you.',
    },
  },
  SCORER_TOO_FAST: {
    status: 429,
    message: {
      es: 'Por este enlace han llegado demasiadas anotaciones en un minuto. Espera un minuto y sigue.',
      en: 'Too much was recorded through this link within a minute. Wait a minute and go on.',
    },
  },
  WINNER_REQUIRED: {
    status: 422,
    message: {
      es: 'Este partido no puede acabar en empate: anota la prórroga o el desempate.',
      en: 'This match cannot end level: record extra time or how the tie was broken.',
    },
  },
  SCORE_IN_DOUBT: {
    status: 422,
    message: {
      es: 'Hay un set que no cuadra. Revísalo antes de acabar el partido.',
      en: 'One of the sets does not add up. Check it before you end the match.',
    },
  },
  ADVANCING_TEAM_REQUIRED: {
    status: 422,
    message: {
      es: 'Es una eliminatoria: di quién pasa.',
      en: 'This is a knock-out: say who goes through.',
    },
  },
  MATCH_NEVER_STARTED: {
    status: 409,
    message: {
      es: 'El partido no se jugó: sin este resultado no tendría ninguno. Reábrelo antes.',
      en: 'The match was not played: without this result it would have none. Reopen it first.',
    },
  },
  EVENT_NOT_ALLOWED: {
    status: 422,
    message: { es: 'En este deporte no se anota eso.', en: 'That is not recorded in this sport.' },
  },
  EVENT_KIND_UNKNOWN: {
    status: 422,
    message: { es: 'Este deporte no conoce esa clase.', en: 'This sport does not know that kind.' },
  },
  EVENT_KIND_DERIVED: {
    status: 422,
    message: {
      es: 'Esa tarjeta sale sola de las anteriores: anota la que se mostró.',
      en: 'That card follows from earlier ones: record the one that was shown.',
    },
  },
  EVENT_TIME_INVALID: {
    status: 422,
    message: { es: 'Ese minuto no puede ser.', en: 'That minute cannot be.' },
  },
  EVENT_NOT_DELETABLE: {
    status: 422,
    message: {
      es: 'Eso es la historia del partido y no se borra.',
      en: 'That is the history of the match and stays.',
    },
  },
  PERIOD_UNKNOWN: {
    status: 422,
    message: { es: 'Este partido no tiene ese periodo.', en: 'This match has no such period.' },
  },
  PERIOD_ALREADY_STARTED: {
    status: 409,
    message: { es: 'Ese periodo ya ha empezado.', en: 'That period has started already.' },
  },
  PERIOD_ALREADY_ENDED: {
    status: 409,
    message: { es: 'Ese periodo ya ha acabado.', en: 'That period has ended already.' },
  },
  TEAM_NOT_IN_MATCH: {
    status: 422,
    message: { es: 'Ese equipo no juega este partido.', en: 'That team does not play this match.' },
  },
  PLAYER_NOT_IN_TEAM: {
    status: 422,
    message: { es: 'Esa persona no es de ese equipo.', en: 'That person is not of that team.' },
  },
  PLAYER_NOT_IN_LINEUP: {
    status: 422,
    message: {
      es: 'Esa persona no está en la alineación.',
      en: 'That person is not in the lineup.',
    },
  },
  PLAYER_WENT_OFF: {
    status: 422,
    message: {
      es: 'Esa persona ya había sido sustituida en ese minuto.',
      en: 'That person had been taken off by that minute.',
    },
  },
  ASSIST_BY_SCORER: {
    status: 422,
    message: {
      es: 'La asistencia la da otra persona.',
      en: 'The assist comes from somebody else.',
    },
  },
  LINEUP_REQUIRED: {
    status: 409,
    message: {
      es: 'Para anotar cambios hace falta la alineación confirmada del equipo.',
      en: 'Substitutions need the confirmed lineup of the team.',
    },
  },
  SUBSTITUTION_IMPOSSIBLE: {
    status: 422,
    message: {
      es: 'Ese cambio no puede ser: mira quién está en el campo en ese minuto.',
      en: 'That substitution cannot be: check who is on the field at that minute.',
    },
  },
  SET_SCORE_IMPOSSIBLE: {
    status: 422,
    message: { es: 'Un set no puede acabar así.', en: 'A set cannot end like that.' },
  },
  SCORE_REQUIRED: {
    status: 422,
    message: { es: 'Escribe el marcador.', en: 'Enter the score.' },
  },
  SCORE_INVALID: {
    status: 422,
    message: { es: 'Ese marcador no es de este deporte.', en: 'That score is not of this sport.' },
  },
  SCORE_DISAGREES_WITH_SETS: {
    status: 422,
    message: { es: 'El marcador y los sets no coinciden.', en: 'The score and the sets disagree.' },
  },
  METHOD_REQUIRED: {
    status: 422,
    message: { es: 'Di cómo ganó.', en: 'Say how it was won.' },
  },
  METHOD_UNKNOWN: {
    status: 422,
    message: {
      es: 'En este deporte no se gana de esa manera.',
      en: 'That is no way of winning in this sport.',
    },
  },
  TOO_MANY_EVENTS: {
    status: 409,
    message: {
      es: 'Un partido tiene 2000 anotaciones como mucho.',
      en: 'A match has 2000 events at most.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
