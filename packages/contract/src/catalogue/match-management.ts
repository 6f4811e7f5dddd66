import type { ErrorEntry } from './entry.ts';

/** Fixtures by hand, their dates and referees, lineups and statistics. */
export const matchManagementErrors = {
  SAME_TEAM_TWICE: {
    status: 422,
    message: { es: 'Un equipo no juega contra sí mismo.', en: 'A team does not play against itself.' },
  },
  TEAM_NOT_IN_PHASE: {
    status: 422,
    message: {
      es: 'Ese equipo no está en esta fase. Añádelo antes.',
      en: 'That team is not in this phase. Add it first.',
    },
  },
  GROUP_UNKNOWN: {
    status: 422,
    message: { es: 'Esta fase no tiene ese grupo.', en: 'This phase has no such group.' },
  },
  CHALLENGE_NOT_ALLOWED: {
    status: 422,
    message: {
      es: 'Las reglas de la escalera no permiten este reto.',
      en: 'The rules of the ladder do not allow this challenge.',
    },
  },
  SLOT_NOT_OPEN: {
    status: 409,
    message: {
      es: 'Ese lado ya tiene su equipo. Cámbialo al editar el partido.',
      en: 'That side has its team already. Change it by editing the match.',
    },
  },
  SLOT_DERIVED: {
    status: 409,
    message: {
      es: 'Quién juega sale del cuadro: solo quien administra lo rellena a mano.',
      en: 'Who plays comes from the bracket: only administrators fill it by hand.',
    },
  },
  MATCH_FEEDS_OTHERS: {
    status: 409,
    message: {
      es: 'Otro partido espera el resultado de este: no se puede borrar.',
      en: 'Another match waits for the result of this one: it cannot be deleted.',
    },
  },
  SCHEDULE_CONFLICT: {
    status: 409,
    message: {
      es: 'A esa hora el campo, un equipo o un árbitro ya está ocupado.',
      en: 'The field, a team or a referee is taken at that time.',
    },
  },
  NOT_A_REFEREE: {
    status: 422,
    message: {
      es: 'Esa persona no es árbitro de la organización.',
      en: 'That person is no referee of the organisation.',
    },
  },
  REFEREE_CLASH: {
    status: 409,
    message: {
      es: 'A esa hora ya arbitra otro partido.',
      en: 'They referee another match at that time.',
    },
  },
  REFEREE_INVOLVED: {
    status: 422,
    message: {
      es: 'Es de uno de los dos equipos: no puede arbitrar este partido.',
      en: 'They are in one of the two teams and cannot referee this match.',
    },
  },
  LINEUP_EXISTS: {
    status: 409,
    message: {
      es: 'El equipo ya tiene alineación para este partido.',
      en: 'The team has a lineup for this match already.',
    },
  },
  LINEUP_NOT_OPEN: {
    status: 409,
    message: {
      es: 'La alineación ya no se puede cambiar. Habla con la organización.',
      en: 'The lineup cannot be changed any more. Talk to the organisation.',
    },
  },
  LINEUP_INVALID: {
    status: 422,
    message: {
      es: 'La alineación no está completa o no cumple las reglas.',
      en: 'The lineup is not complete or breaks the rules.',
    },
  },
  PLAYER_SUSPENDED: {
    status: 422,
    message: {
      es: 'Hay alguien sancionado en la alineación.',
      en: 'Somebody in the lineup is suspended.',
    },
  },
  FILTERS_DISAGREE: {
    status: 422,
    message: {
      es: 'Esa fase o competición no es de ahí.',
      en: 'That phase or competition does not belong there.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
