import type { ErrorEntry } from './entry.ts';

/** Actions, events and results that a match does not accept. */
export const matchErrors = {
  FORCE_REQUIRED: {
    status: 409,
    message: {
      es: 'El partido no tiene fecha. Confirma que quieres empezarlo así.',
      en: 'The match has no date. Confirm that you want to start it anyway.',
    },
  },
  TEAMS_UNKNOWN: {
    status: 409,
    message: {
      es: 'Todavía no se sabe qué equipos juegan este partido.',
      en: 'The teams for this match aren’t known yet.',
    },
  },
  REASON_REQUIRED: {
    status: 422,
    message: { es: 'Di por qué lo haces.', en: 'Enter a reason.' },
  },
  REFEREE_NOT_ASSIGNED: {
    status: 403,
    message: {
      es: 'No arbitras este partido. Pide a la administración de la organización que te asigne.',
      en: 'You’re not a referee for this match. Ask an admin of the organisation to assign you.',
    },
  },
  SCORER_TOO_FAST: {
    status: 429,
    message: {
      es: 'Por este enlace han llegado demasiadas anotaciones en un minuto. Espera un minuto y sigue.',
      en: 'Too many events recorded with this link. Wait a minute and carry on.',
    },
  },
  WINNER_REQUIRED: {
    status: 422,
    message: {
      es: 'No puede acabar en empate: alguien tiene que ganar, si hace falta en la prórroga o el desempate.',
      en: 'It can’t end in a draw: someone has to win, in extra time or a tie-break if need be.',
    },
  },
  SCORE_IN_DOUBT: {
    status: 422,
    message: {
      es: 'Hay un set que no cuadra. Revísalo antes de acabar el partido.',
      en: 'One of the sets doesn’t add up. Check it before you end the match.',
    },
  },
  ADVANCING_TEAM_REQUIRED: {
    status: 422,
    message: {
      es: 'Es una eliminatoria: di quién pasa.',
      en: 'This is a knockout: choose who goes through.',
    },
  },
  MATCH_NEVER_STARTED: {
    status: 409,
    message: {
      es: 'El partido no se jugó: sin este resultado no tendría ninguno. Reábrelo antes.',
      en: 'The match wasn’t played, so it needs this result. Reopen it first.',
    },
  },
  EVENT_NOT_ALLOWED: {
    status: 422,
    message: { es: 'En este deporte no se anota eso.', en: 'This sport doesn’t record that.' },
  },
  EVENT_KIND_UNKNOWN: {
    status: 422,
    message: { es: 'Este deporte no conoce esa clase.', en: 'Not a valid event type for this sport.' },
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
    message: { es: 'Ese minuto no puede ser.', en: 'Invalid minute.' },
  },
  EVENT_NOT_DELETABLE: {
    status: 422,
    message: {
      es: 'Eso es la historia del partido y no se borra.',
      en: 'That’s part of the match history and can’t be changed.',
    },
  },
  PERIOD_UNKNOWN: {
    status: 422,
    message: { es: 'Este partido no tiene ese periodo.', en: 'This match doesn’t have that period.' },
  },
  PERIOD_ALREADY_STARTED: {
    status: 409,
    message: { es: 'Ese periodo ya ha empezado.', en: 'That period has already started.' },
  },
  PERIOD_ALREADY_ENDED: {
    status: 409,
    message: { es: 'Ese periodo ya ha acabado.', en: 'That period has already ended.' },
  },
  TEAM_NOT_IN_MATCH: {
    status: 422,
    message: { es: 'Ese equipo no juega este partido.', en: 'That team isn’t playing in this match.' },
  },
  PLAYER_NOT_IN_TEAM: {
    status: 422,
    message: { es: 'Esa persona no es de ese equipo.', en: 'That person isn’t on that team.' },
  },
  PLAYER_NOT_IN_LINEUP: {
    status: 422,
    message: {
      es: 'Esa persona no está en la alineación.',
      en: 'That person isn’t in the lineup.',
    },
  },
  PLAYER_WENT_OFF: {
    status: 422,
    message: {
      es: 'Esa persona ya había sido sustituida en ese minuto.',
      en: 'That person had already gone off by that minute.',
    },
  },
  ASSIST_BY_SCORER: {
    status: 422,
    message: {
      es: 'La asistencia la da otra persona.',
      en: 'The assist must be from someone else.',
    },
  },
  LINEUP_REQUIRED: {
    status: 409,
    message: {
      es: 'Para anotar cambios hace falta la alineación confirmada del equipo.',
      en: 'Substitutions need the team’s confirmed lineup.',
    },
  },
  SUBSTITUTION_IMPOSSIBLE: {
    status: 422,
    message: {
      es: 'Ese cambio no puede ser: mira quién está en el campo en ese minuto.',
      en: 'Invalid substitution: check who’s on the field at that minute.',
    },
  },
  SET_SCORE_IMPOSSIBLE: {
    status: 422,
    message: { es: 'Un set no puede acabar así.', en: 'A set can’t end like that.' },
  },
  SCORE_REQUIRED: {
    status: 422,
    message: { es: 'Escribe el marcador.', en: 'Enter the score.' },
  },
  SCORE_INVALID: {
    status: 422,
    message: { es: 'Ese marcador no es de este deporte.', en: 'That score isn’t possible in this sport.' },
  },
  SCORE_DISAGREES_WITH_SETS: {
    status: 422,
    message: { es: 'El marcador y los sets no coinciden.', en: 'The score and the sets don’t match.' },
  },
  SUM_WRONG: {
    status: 422,
    message: {
      es: 'Los puntos de los dos lados tienen que sumar lo que dura el partido.',
      en: 'The points of both sides must add up to the points of a match.',
    },
  },
  RUBBER_UNKNOWN: {
    status: 422,
    message: { es: 'La eliminatoria no tiene ese partido.', en: 'The tie has no such rubber.' },
  },
  RUBBER_TWICE: {
    status: 422,
    message: { es: 'Ese partido está dos veces.', en: 'That rubber appears twice.' },
  },
  RUBBER_SET_IMPOSSIBLE: {
    status: 422,
    message: {
      es: 'Un set de ese partido no puede acabar así.',
      en: 'A set of that rubber can’t end like that.',
    },
  },
  RUBBER_UNDECIDED: {
    status: 422,
    message: {
      es: 'Falta saber quién ganó un partido: escribe todos sus sets, o di quién se retiró.',
      en: 'A rubber has no winner yet: enter all its sets, or who retired.',
    },
  },
  RUBBER_NOT_NEEDED: {
    status: 422,
    message: {
      es: 'Ese partido ya no se juega: la eliminatoria estaba decidida.',
      en: 'That rubber isn’t played: the tie was already decided.',
    },
  },
  RUBBERS_MISSING: {
    status: 422,
    message: { es: 'Faltan partidos por anotar.', en: 'Some rubbers are still missing.' },
  },
  RUBBER_TOO_MANY_PLAYERS: {
    status: 422,
    message: {
      es: 'En un individual juega una persona por equipo.',
      en: 'One person per team plays a singles.',
    },
  },
  RUBBER_PLAYER_TWICE: {
    status: 422,
    message: { es: 'Esa persona está dos veces en el partido.', en: 'That person is in the rubber twice.' },
  },
  RUBBER_PLAYER_TOO_OFTEN: {
    status: 422,
    message: {
      es: 'Esa persona juega más partidos de los que permiten las reglas.',
      en: 'That person plays more rubbers than the rules allow.',
    },
  },
  RUBBER_ORDER_BROKEN: {
    status: 422,
    message: {
      es: 'El orden de fuerza no se respeta: quien tiene un número más bajo juega antes.',
      en: 'The order of strength isn’t kept: whoever has the lower number plays first.',
    },
  },
  HOLE_IMPOSSIBLE: {
    status: 422,
    message: {
      es: 'Ese hoyo no se juega, o no puede acabar así.',
      en: 'That hole isn’t played, or can’t end like that.',
    },
  },
  MARGIN_IMPOSSIBLE: {
    status: 422,
    message: {
      es: 'Un partido no puede acabar así: escribe 3&2, 1 up o AS; hoyos extra, solo en eliminatorias.',
      en: 'A match can’t end like that: write 3&2, 1 up or AS; extra holes in knockouts only.',
    },
  },
  HOLES_LEFT: {
    status: 422,
    message: {
      es: 'Todavía quedan hoyos por jugar.',
      en: 'There are still holes to play.',
    },
  },
  METHOD_REQUIRED: {
    status: 422,
    message: { es: 'Di cómo ganó.', en: 'Choose how it was won.' },
  },
  METHOD_UNKNOWN: {
    status: 422,
    message: {
      es: 'En este deporte no se gana de esa manera.',
      en: 'Invalid win method.',
    },
  },
  BOUT_TIME_IMPOSSIBLE: {
    status: 422,
    message: {
      es: 'El combate no pudo acabar así en ese asalto y en ese momento.',
      en: 'The bout can’t have ended like that in that round and at that time.',
    },
  },
  BOUT_SCORE_IMPOSSIBLE: {
    status: 422,
    message: {
      es: 'Los puntos no cuadran con la forma de ganar.',
      en: 'The points don’t fit how the bout was won.',
    },
  },
  CARDS_NOT_TAKEN: {
    status: 422,
    message: {
      es: 'Solo hay cartulinas de jueces y asalto final en los deportes de combate; las cartulinas, si se gana a los puntos.',
      en: 'Only combat sports have a final round and judges’ cards, and cards need a win on points.',
    },
  },
  CARDS_DISAGREE: {
    status: 422,
    message: {
      es: 'Las cartulinas dicen otra cosa sobre quién ganó.',
      en: 'The cards give a different winner.',
    },
  },
  CARDS_JUDGES_EVEN: {
    status: 422,
    message: {
      es: 'Los jueces tienen que ser impares: uno, tres o cinco.',
      en: 'There must be an odd number of judges: one, three or five.',
    },
  },
  CARDS_ROUND_MISSING: {
    status: 422,
    message: {
      es: 'A una cartulina le falta o le sobra un asalto.',
      en: 'A card has a round missing, or one too many.',
    },
  },
  CARDS_ROUND_WITHOUT_TEN: {
    status: 422,
    message: {
      es: 'En cada asalto alguien se lleva 10 puntos.',
      en: 'In every round someone must get 10 points.',
    },
  },
  CARDS_ROUND_TOO_LOW: {
    status: 422,
    message: {
      es: 'En un asalto nadie baja de 7 puntos.',
      en: 'Nobody gets fewer than 7 points in a round.',
    },
  },
  REPORTS_OFF: {
    status: 409,
    message: {
      es: 'En esta competición los resultados los pone la organización.',
      en: 'In this competition, only the organisation enters results.',
    },
  },
  KICK_OFF_AHEAD: {
    status: 409,
    message: {
      es: 'El partido aún no ha empezado: di el resultado cuando acabe.',
      en: 'The match hasn’t started yet: report the result once it’s over.',
    },
  },
  TOO_MANY_EVENTS: {
    status: 409,
    message: {
      es: 'Un partido tiene 2000 anotaciones como mucho.',
      en: 'A match can have up to 2000 events.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
