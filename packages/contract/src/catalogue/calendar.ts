import type { ErrorEntry } from './entry.ts';

/** Venues, and the calendar of a phase. */
export const calendarErrors = {
  FIELD_UNKNOWN: {
    status: 422,
    message: {
      es: 'No conocemos ese campo. Elige uno de la lista.',
      en: 'Field not found. Choose one from the list.',
    },
  },
  FIELD_IN_USE: {
    status: 409,
    message: {
      es: 'Hay partidos por jugar en ese campo: cámbialos de sitio antes.',
      en: 'There are matches to play on that field: move them first.',
    },
  },
  QUEUE_OFF: {
    status: 409,
    message: {
      es: 'Los partidos de esta competición tienen hora: no se llaman a pista.',
      en: 'This competition’s matches have fixed times, so they can’t be called to a court.',
    },
  },
  COURT_TAKEN: {
    status: 409,
    message: {
      es: 'En esa pista hay otro partido. Elige una libre.',
      en: 'There’s another match on that court. Choose a free one.',
    },
  },
  MATCH_NOT_WAITING: {
    status: 409,
    message: {
      es: 'Ese partido ya no espera pista, o todavía no se sabe quién lo juega.',
      en: 'That match is no longer in the queue, or its teams aren’t known yet.',
    },
  },
  SIDE_ON_COURT: {
    status: 409,
    message: {
      es: 'Uno de los dos está jugando en otra pista. Espera a que termine.',
      en: 'One of the teams is playing on another court. Wait until they finish.',
    },
  },
  MATCH_NOT_CALLED: {
    status: 409,
    message: {
      es: 'Ese partido no está en una pista, o ya ha empezado.',
      en: 'That match isn’t on a court, or has already started.',
    },
  },
  VENUE_UNKNOWN: {
    status: 422,
    message: {
      es: 'Esa sede o ese campo no es de esta organización.',
      en: 'That venue or field doesn’t belong to this organisation.',
    },
  },
  TEAM_NOT_HERE: {
    status: 422,
    message: {
      es: 'Ese equipo ni es de la organización ni juega en ella.',
      en: 'That team doesn’t belong to the organisation or play in its competitions.',
    },
  },
  CALENDAR_WITHOUT_MATCHES: {
    status: 409,
    message: {
      es: 'La fase no tiene partidos por colocar: genera antes los cruces.',
      en: 'The phase has no matches to schedule: generate its fixtures first.',
    },
  },
  CALENDAR_WITHOUT_FIELDS: {
    status: 422,
    message: {
      es: 'No hay ningún campo donde jugar: añade una sede o elige otra.',
      en: 'There are no fields to play on: add a venue or choose another one.',
    },
  },
  CALENDAR_WITHOUT_KICK_OFFS: {
    status: 422,
    message: {
      es: 'Ningún día de los elegidos tiene una hora de comienzo.',
      en: 'None of the chosen days has a kick-off.',
    },
  },
  CALENDAR_TOO_LARGE: {
    status: 422,
    message: {
      es: 'Son demasiados partidos, horas y campos para un solo calendario: elige menos días u horas.',
      en: 'Too many matches, kick-off times and fields for one schedule: choose fewer days or times.',
    },
  },
  CALENDAR_UNDER_WAY: {
    status: 409,
    message: {
      es: 'Ya se está buscando un calendario para esta fase. Espera o cancélalo.',
      en: 'A schedule for this phase is already being generated. Wait for it to finish or cancel it.',
    },
  },
  CALENDAR_NOT_READY: {
    status: 409,
    message: {
      es: 'Este calendario no se puede aplicar: no ha terminado, ha fallado o ya se aplicó.',
      en: 'This schedule can’t be applied: it isn’t finished, it failed, or it has already been applied.',
    },
  },
  CALENDAR_OUTDATED: {
    status: 409,
    message: {
      es: 'Los partidos o los campos han cambiado desde que se hizo este calendario. Haz otro.',
      en: 'Matches or fields have changed since this schedule was generated. Generate another one.',
    },
  },
  CALENDAR_NOT_APPLIED: {
    status: 409,
    message: {
      es: 'Este calendario no se puede deshacer: no está aplicado, o ya se ha deshecho.',
      en: 'This schedule can’t be undone: it isn’t applied, or it has been undone already.',
    },
  },
  CALENDAR_CHANGED_SINCE: {
    status: 409,
    message: {
      es: 'Algún partido ha cambiado o se ha jugado desde entonces: el calendario ya no se puede deshacer.',
      en: 'A match has changed or been played since, so the schedule can no longer be undone.',
    },
  },
  CALENDAR_PLACES_GONE: {
    status: 409,
    message: {
      es: 'Algún partido ya no puede volver a la fecha y al campo de antes: el calendario no se puede deshacer.',
      en: 'A match can’t return to its earlier date and field, so the schedule can’t be undone.',
    },
  },
  CALENDAR_WITHOUT_SETTINGS: {
    status: 422,
    message: {
      es: 'Esta competición no tiene todavía días ni horas: indícalos antes en su calendario.',
      en: 'This competition has no days or times yet: set them in its schedule first.',
    },
  },
  CALENDAR_RULES_DIFFER: {
    status: 422,
    message: {
      es: 'En unas competiciones cada equipo juega una vez al día y en otras, varias: planifícalas por separado.',
      en: 'In some of these competitions a team plays once a day and in others several times: plan them separately.',
    },
  },
  JOINT_CALENDAR_UNDER_WAY: {
    status: 409,
    message: {
      es: 'Ya se está buscando un calendario conjunto. Espera o cancélalo.',
      en: 'A joint schedule is already being generated. Wait for it to finish or cancel it.',
    },
  },
  CLOSING_OUTDATED: {
    status: 409,
    message: {
      es: 'Los partidos de esos días han cambiado mientras decidías. Míralos otra vez.',
      en: 'Matches on those days have changed in the meantime. Check them again.',
    },
  },
  CLOSING_CHANGED_SINCE: {
    status: 409,
    message: {
      es: 'Algo ha cambiado desde entonces: ya no se puede deshacer de una vez.',
      en: 'Something has changed since, so it can no longer be undone in one go.',
    },
  },
  MATCH_NOT_CONCERNED: {
    status: 422,
    message: {
      es: 'Ese partido no se juega ahí en ese tiempo.',
      en: 'That match isn’t scheduled there at that time.',
    },
  },
  TIMETABLE_FULL: {
    status: 422,
    message: {
      es: 'En un año no caben todos los partidos: añade días, horas o campos.',
      en: 'The matches don’t all fit in one year: add days, times or fields.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
