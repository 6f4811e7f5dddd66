import type { ErrorEntry } from './entry.ts';

/** Traips, competitions, their teams and their fixtures. */
export const competitionErrors = {
  IN_USE: {
    status: 409,
    message: {
      es: 'Hay competiciones que dependen de esto: bórralas o cámbialas antes.',
      en: 'Competitions depend on this: delete or change them first.',
    },
  },
  NAME_TAKEN: {
    status: 409,
    message: { es: 'Ya hay otra con ese nombre.', en: 'There is another one with that name.' },
  },
  VARIANT_OF_OTHER_SPORT: {
    status: 422,
    message: {
      es: 'Esa modalidad es de otro deporte. Elige una del deporte del Traip.',
      en: 'That variant belongs to another sport. Choose one of the Traip’s sport.',
    },
  },
  TRAIP_PART_UNKNOWN: {
    status: 422,
    message: {
      es: 'Esa temporada o categoría no es de este Traip.',
      en: 'That season or category is not of this Traip.',
    },
  },
  TRAIP_FORBIDDEN: {
    status: 403,
    message: {
      es: 'Solo quien administra la organización puede crear un Traip. Elige uno que ya exista.',
      en: 'Only administrators of the organisation make a Traip. Choose one that exists.',
    },
  },
  RULES_INVALID: {
    status: 422,
    message: {
      es: 'Las reglas no encajan con este deporte.',
      en: 'The rules do not fit this sport.',
    },
  },
  RULES_FROZEN: {
    status: 409,
    message: {
      es: 'La competición ya está en juego: reglas, temporada y categoría no cambian.',
      en: 'The competition is under way: rules, season and category stay as they are.',
    },
  },
  COMPETITION_UNDER_WAY: {
    status: 409,
    message: {
      es: 'La competición ya está en juego.',
      en: 'The competition is already under way.',
    },
  },
  COMPETITION_OVER: {
    status: 409,
    message: {
      es: 'La competición ya ha terminado o está cancelada.',
      en: 'The competition is over or cancelled.',
    },
  },
  TOO_MANY_PHASES: {
    status: 409,
    message: {
      es: 'Una competición tiene 12 fases como mucho.',
      en: 'A competition has 12 phases at most.',
    },
  },
  COMPETITION_FULL: {
    status: 409,
    message: {
      es: 'No quedan plazas en esta competición.',
      en: 'There is no place left in this competition.',
    },
  },
  REGISTRATION_CLOSED: {
    status: 409,
    message: {
      es: 'La inscripción de esta competición está cerrada.',
      en: 'This competition takes no registrations now.',
    },
  },
  ALREADY_ENTERED: {
    status: 409,
    message: { es: 'El equipo ya está en la competición.', en: 'The team is already in the competition.' },
  },
  NOT_ENTERED: {
    status: 404,
    message: { es: 'El equipo no está en la competición.', en: 'The team is not in the competition.' },
  },
  TEAM_UNKNOWN: {
    status: 422,
    message: {
      es: 'No conocemos ese equipo, o no puedes inscribirlo.',
      en: 'We do not know that team, or you cannot enter it.',
    },
  },
  /** What is sent is in order, but not with what is stored. */
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
      en: 'With this change the highest age would be below the lowest: change the other one too.',
    },
  },
  SPORT_DIFFERS: {
    status: 422,
    message: {
      es: 'Esta competición es de otro deporte que tu equipo.',
      en: 'This competition is in another sport than your team.',
    },
  },
  PHASE_UNKNOWN: {
    status: 422,
    message: { es: 'Esa fase no es de esta competición.', en: 'That phase is not of this competition.' },
  },
  DUPLICATE_SEED: {
    status: 422,
    message: {
      es: 'Dos equipos no pueden tener el mismo número de cabeza de serie.',
      en: 'Two teams cannot have the same seed.',
    },
  },
  WITHDRAWAL_MODE_REQUIRED: {
    status: 422,
    message: {
      es: 'La competición ya está en juego: di qué pasa con los resultados del equipo.',
      en: 'The competition is under way: say what happens to the results of the team.',
    },
  },
  PARAMS_INVALID: {
    status: 422,
    message: { es: 'El formato no admite esos ajustes.', en: 'The format does not take these settings.' },
  },
  BROKER_NOT_CONFIGURED: {
    status: 409,
    message: { es: 'Elige antes el formato de esta fase.', en: 'Choose the format of this phase first.' },
  },
  FORMAT_REFUSED: {
    status: 422,
    message: {
      es: 'Con estos equipos y ajustes no se puede hacer el cuadro.',
      en: 'No fixtures can be made of these teams and settings.',
    },
  },
  PHASE_LOCKED: {
    status: 409,
    message: {
      es: 'La fase ya ha terminado o está cancelada.',
      en: 'The phase is over or cancelled.',
    },
  },
  PHASE_HAS_PLAYED_MATCHES: {
    status: 409,
    message: {
      es: 'Ya se han jugado partidos de esta fase: no se pueden borrar.',
      en: 'Matches of this phase were played: they cannot be erased.',
    },
  },
  PHASE_HAS_MATCHES: {
    status: 409,
    message: {
      es: 'La fase ya tiene partidos. Devuélvela a borrador antes.',
      en: 'The phase has matches. Move it back to a draft first.',
    },
  },
  INVALID_TRANSITION: {
    status: 409,
    message: {
      es: 'Desde su estado actual no puede pasar a ese.',
      en: 'It cannot go to that state from where it is.',
    },
  },
  TRANSITION_HELD_BACK: {
    status: 422,
    message: {
      es: 'Todavía no puede cambiar de estado: falta algo.',
      en: 'It cannot change its state yet: something is missing.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
