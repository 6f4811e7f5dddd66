import type { ErrorEntry } from './entry.ts';

/** Fixtures by hand, their dates and referees, lineups and statistics. */
export const matchManagementErrors = {
  SAME_TEAM_TWICE: {
    status: 422,
    message: { es: 'Un equipo no juega contra sí mismo.', en: 'A team can’t play itself.' },
  },
  TEAM_NOT_IN_PHASE: {
    status: 422,
    message: {
      es: 'Ese equipo no está en esta fase. Añádelo antes.',
      en: 'That team isn’t in this phase. Add it first.',
    },
  },
  GROUP_UNKNOWN: {
    status: 422,
    message: { es: 'Esta fase no tiene ese grupo.', en: 'This phase doesn’t have that group.' },
  },
  CHALLENGE_NOT_ALLOWED: {
    status: 422,
    message: {
      es: 'Las reglas de la escalera no permiten este reto.',
      en: 'The ladder rules don’t allow this challenge.',
    },
  },
  SLOT_NOT_OPEN: {
    status: 409,
    message: {
      es: 'Ese lado ya tiene su equipo. Cámbialo al editar el partido.',
      en: 'That side already has a team. Edit the match to change it.',
    },
  },
  SLOT_DERIVED: {
    status: 409,
    message: {
      es: 'Quién juega sale del cuadro: solo quien administra lo rellena a mano.',
      en: 'The teams come from the bracket: only admins can set them manually.',
    },
  },
  MATCH_FEEDS_OTHERS: {
    status: 409,
    message: {
      es: 'Otro partido espera el resultado de este: no se puede borrar.',
      en: 'Another match depends on this result, so it can’t be deleted.',
    },
  },
  SCHEDULE_CONFLICT: {
    status: 409,
    message: {
      es: 'A esa hora el campo, un equipo o un árbitro ya está ocupado.',
      en: 'The field, a team or a referee isn’t available at that time.',
    },
  },
  NOT_A_REFEREE: {
    status: 422,
    message: {
      es: 'Esa persona no es árbitro de la organización.',
      en: 'That person isn’t a referee in the organisation.',
    },
  },
  REFEREE_CLASH: {
    status: 409,
    message: {
      es: 'A esa hora ya arbitra otro partido.',
      en: 'They’re refereeing another match at that time.',
    },
  },
  REFEREE_INVOLVED: {
    status: 422,
    message: {
      es: 'Es de uno de los dos equipos: no puede arbitrar este partido.',
      en: 'They’re in one of the two teams and can’t referee this match.',
    },
  },
  LINEUP_EXISTS: {
    status: 409,
    message: {
      es: 'El equipo ya tiene alineación para este partido.',
      en: 'The team already has a lineup for this match.',
    },
  },
  LINEUP_NOT_OPEN: {
    status: 409,
    message: {
      es: 'La alineación ya no se puede cambiar. Habla con la organización.',
      en: 'The lineup can’t be changed any more. Contact the organisation.',
    },
  },
  ATTENDANCE_CLOSED: {
    status: 409,
    message: {
      es: 'El partido ya ha empezado o no se juega: ya no se contesta.',
      en: 'The match has started or isn’t played, so answers are closed.',
    },
  },
  LINEUP_INVALID: {
    status: 422,
    message: {
      es: 'La alineación no está completa o no cumple las reglas.',
      en: 'The lineup isn’t complete or breaks the rules.',
    },
  },
  PLAYER_SUSPENDED: {
    status: 422,
    message: {
      es: 'Hay alguien sancionado en la alineación.',
      en: 'A player in the lineup is suspended.',
    },
  },
  FILTERS_DISAGREE: {
    status: 422,
    message: {
      es: 'Esa fase o competición no es de ahí.',
      en: 'That phase or competition doesn’t belong there.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
