import type { ErrorEntry } from './entry.ts';

/** Traips, competitions, their teams and their fixtures. */
export const competitionErrors = {
  IN_USE: {
    status: 409,
    message: {
      es: 'Hay competiciones que dependen de esto: bórralas o cámbialas antes.',
      en: 'Some competitions depend on this: delete or change them first.',
    },
  },
  NAME_TAKEN: {
    status: 409,
    message: { es: 'Ya hay otra con ese nombre.', en: 'That name is already in use.' },
  },
  VARIANT_OF_OTHER_SPORT: {
    status: 422,
    message: {
      es: 'Esa modalidad es de otro deporte. Elige una del deporte del Traip.',
      en: 'That variant belongs to another sport. Choose one from the Traip’s sport.',
    },
  },
  TRAIP_PART_UNKNOWN: {
    status: 422,
    message: {
      es: 'Esa temporada o categoría no es de este Traip.',
      en: 'That season or category doesn’t belong to this Traip.',
    },
  },
  COMPETITION_OF_OTHER_SEASON: {
    status: 422,
    message: {
      es: 'Esa competición no es de la temporada que quieres continuar.',
      en: 'That competition isn’t in the season you’re continuing.',
    },
  },
  LEVELS_INVALID: {
    status: 422,
    message: {
      es: 'Así no se puede subir ni bajar: la competición de arriba tiene que ser otra de las que siguen, y no dar la vuelta.',
      en: 'Promotion and relegation don’t work like that: the competition above must be a different one that continues, and can’t lead back to this one.',
    },
  },
  TRAIP_FORBIDDEN: {
    status: 403,
    message: {
      es: 'Solo quien administra la organización puede crear un Traip. Elige uno que ya exista.',
      en: 'Only admins of the organisation can create a Traip. Choose an existing one.',
    },
  },
  RULES_INVALID: {
    status: 422,
    message: {
      es: 'Las reglas no encajan con este deporte.',
      en: 'The rules don’t fit this sport.',
    },
  },
  RULES_FROZEN: {
    status: 409,
    message: {
      es: 'La competición ya está en curso: reglas, temporada y categoría no cambian.',
      en: 'The competition is in progress: rules, season and category can’t be changed.',
    },
  },
  COMPETITION_UNDER_WAY: {
    status: 409,
    message: {
      es: 'La competición ya está en curso.',
      en: 'The competition is already in progress.',
    },
  },
  COMPETITION_OVER: {
    status: 409,
    message: {
      es: 'La competición ya ha terminado o está cancelada.',
      en: 'The competition is finished or cancelled.',
    },
  },
  TOO_MANY_PHASES: {
    status: 409,
    message: {
      es: 'Una competición tiene 12 fases como mucho.',
      en: 'A competition can have up to 12 phases.',
    },
  },
  COMPETITION_FULL: {
    status: 409,
    message: {
      es: 'No quedan plazas en esta competición.',
      en: 'There are no places left in this competition.',
    },
  },
  REGISTRATION_CLOSED: {
    status: 409,
    message: {
      es: 'La inscripción de esta competición está cerrada.',
      en: 'This competition isn’t accepting registrations.',
    },
  },
  ALREADY_ENTERED: {
    status: 409,
    message: { es: 'El equipo ya está en la competición.', en: 'The team is already in the competition.' },
  },
  NOT_ENTERED: {
    status: 404,
    message: { es: 'El equipo no está en la competición.', en: 'The team isn’t in the competition.' },
  },
  TEAM_UNKNOWN: {
    status: 422,
    message: {
      es: 'No conocemos ese equipo, o no puedes inscribirlo.',
      en: 'Team not found, or you can’t enter it.',
    },
  },
  /** The input is valid, but conflicts with what is stored. */
  ENDS_BEFORE_IT_STARTS: {
    status: 422,
    message: {
      es: 'Con este cambio acabaría antes de empezar: cambia también la otra fecha.',
      en: 'With this change it would end before it starts: change the other date too.',
    },
  },
  AGES_OUT_OF_ORDER: {
    status: 422,
    message: {
      es: 'Con este cambio la edad máxima quedaría por debajo de la mínima: cambia también la otra.',
      en: 'With this change the maximum age would be below the minimum: change the other one too.',
    },
  },
  COMPETITOR_DIFFERS: {
    status: 422,
    message: {
      es: 'Aquí no compiten equipos como ese: elige a quienes corresponden a esta competición.',
      en: 'This competition is for other kinds of competitors: teams, pairs or players.',
    },
  },
  PARTNERS_MISMATCH: {
    status: 422,
    message: {
      es: 'El americano y el mexicano son para jugadores, con los puntos de cada partido en las reglas; otros formatos no los llevan.',
      en: 'Americano and mexicano are for players, with the points of a match in the rules; other formats have none.',
    },
  },
  PARTNERS_TOO_FEW: {
    status: 409,
    message: {
      es: 'Quedarían menos de cuatro y no se puede seguir jugando. Si se va de todos modos, las rondas que faltan se quitan y la clasificación se queda como está.',
      en: 'Fewer than four would be left, too few to play on. If they leave anyway, the rounds to come are dropped and the table stays as it is.',
    },
  },
  PAIRS_ARE_DRAWN: {
    status: 409,
    message: {
      es: 'Aquí las parejas se sortean en cada ronda: no se pueden poner a mano.',
      en: 'Pairs are drawn for each round here, so they can’t be set by hand.',
    },
  },
  PAIR_OF_TWO: {
    status: 422,
    message: {
      es: 'Una pareja son dos personas: «Ana Ruiz / Luis Gil».',
      en: 'A pair is two people: “Ana Ruiz / Luis Gil”.',
    },
  },
  COMPETITOR_HAS_PLAYED: {
    status: 409,
    message: {
      es: 'Ya ha jugado: la pareja ya no puede cambiar.',
      en: 'They have already played, so this entry can’t change.',
    },
  },
  NO_WEIGHT_CLASSES: {
    status: 409,
    message: {
      es: 'Solo hay pesos en las competiciones individuales de deportes de combate.',
      en: 'Only individual competitions of combat sports have weight classes.',
    },
  },
  OVERWEIGHT: {
    status: 422,
    message: {
      es: 'Pesa más que el límite de su categoría.',
      en: 'That is over the limit of the weight class.',
    },
  },
  UNDERWEIGHT: {
    status: 422,
    message: {
      es: 'Pesa menos de lo que pide su categoría.',
      en: 'That is under the limit of the weight class.',
    },
  },
  CLASS_UNKNOWN: {
    status: 422,
    message: {
      es: 'Esa no es otra categoría de peso de la misma temporada.',
      en: 'That isn’t another weight class of the same season.',
    },
  },
  ALREADY_DRAWN: {
    status: 409,
    message: {
      es: 'El cuadro ya está hecho: los pesos ya no cambian.',
      en: 'The draw is made: weight classes can’t change any more.',
    },
  },
  NOT_WEIGHED_IN: {
    status: 409,
    message: {
      es: 'Falta gente por pesar. Pésala, o quita que el pesaje sea obligatorio.',
      en: 'Not everybody has weighed in. Weigh them, or make the weigh-in optional.',
    },
  },
  SPORT_DIFFERS: {
    status: 422,
    message: {
      es: 'Esta competición es de otro deporte que tu equipo.',
      en: 'Your team plays a different sport.',
    },
  },
  PHASE_UNKNOWN: {
    status: 422,
    message: {
      es: 'Esa fase no es de esta competición.',
      en: 'That phase doesn’t belong to this competition.',
    },
  },
  DUPLICATE_SEED: {
    status: 422,
    message: {
      es: 'Dos equipos no pueden tener el mismo número de cabeza de serie.',
      en: 'Two teams can’t have the same seed.',
    },
  },
  WITHDRAWAL_MODE_REQUIRED: {
    status: 422,
    message: {
      es: 'La competición ya está en curso: di qué pasa con los resultados del equipo.',
      en: 'The competition is in progress: choose what happens to the team’s results.',
    },
  },
  PARAMS_INVALID: {
    status: 422,
    message: { es: 'El formato no admite esos ajustes.', en: 'The format doesn’t accept these settings.' },
  },
  BROKER_NOT_CONFIGURED: {
    status: 409,
    message: { es: 'Elige antes el formato de esta fase.', en: 'Choose a format for this phase first.' },
  },
  FORMAT_REFUSED: {
    status: 422,
    message: {
      es: 'Con estos equipos y ajustes no se puede hacer el cuadro.',
      en: 'No fixtures can be generated with these teams and settings.',
    },
  },
  PHASE_LOCKED: {
    status: 409,
    message: {
      es: 'La fase ya ha terminado o está cancelada.',
      en: 'The phase is finished or cancelled.',
    },
  },
  PHASE_HAS_PLAYED_MATCHES: {
    status: 409,
    message: {
      es: 'Ya se han jugado partidos de esta fase: no se pueden borrar.',
      en: 'Matches in this phase have been played, so they can’t be deleted.',
    },
  },
  PHASE_HAS_MATCHES: {
    status: 409,
    message: {
      es: 'La fase ya tiene partidos. Devuélvela a borrador antes.',
      en: 'The phase has matches. Move it back to draft first.',
    },
  },
  INVALID_TRANSITION: {
    status: 409,
    message: {
      es: 'Desde su estado actual no puede pasar a ese.',
      en: 'It can’t move to that status from its current one.',
    },
  },
  TRANSITION_HELD_BACK: {
    status: 422,
    message: {
      es: 'Todavía no puede cambiar de estado: falta algo.',
      en: 'The status can’t change yet: something is missing.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
