import type { ErrorEntry } from './entry.ts';

/** Venues, and the calendar of a phase. */
export const calendarErrors = {
  FIELD_UNKNOWN: {
    status: 422,
    message: {
      es: 'No conocemos ese campo. Elige uno de la lista.',
      en: 'We do not know that field. Choose one of the list.',
    },
  },
  FIELD_IN_USE: {
    status: 409,
    message: {
      es: 'Hay partidos por jugar en ese campo: cámbialos de sitio antes.',
      en: 'Matches are still to be played on that field: move them first.',
    },
  },
  VENUE_UNKNOWN: {
    status: 422,
    message: {
      es: 'Esa sede o ese campo no es de esta organización.',
      en: 'That venue or field is not of this organisation.',
    },
  },
  TEAM_NOT_HERE: {
    status: 422,
    message: {
      es: 'Ese equipo ni es de la organización ni juega en ella.',
      en: 'That team is neither of the organisation nor plays there.',
    },
  },
  CALENDAR_WITHOUT_MATCHES: {
    status: 409,
    message: {
      es: 'La fase no tiene partidos por colocar: genera antes los cruces.',
      en: 'The phase has no matches to place: make its fixtures first.',
    },
  },
  CALENDAR_WITHOUT_FIELDS: {
    status: 422,
    message: {
      es: 'No hay ningún campo donde jugar: añade una sede o elige otra.',
      en: 'There is no field to play on: add a venue or choose another one.',
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
      en: 'These are too many matches, kick-offs and fields for one calendar: choose fewer days or times.',
    },
  },
  CALENDAR_UNDER_WAY: {
    status: 409,
    message: {
      es: 'Ya se está buscando un calendario para esta fase. Espera o cancélalo.',
      en: 'A calendar of this phase is being searched already. Wait for it or cancel it.',
    },
  },
  CALENDAR_NOT_READY: {
    status: 409,
    message: {
      es: 'Este calendario no se puede aplicar: no ha terminado, ha fallado o ya se aplicó.',
      en: 'This calendar cannot be applied: it is not finished, it failed, or it was applied already.',
    },
  },
  CALENDAR_OUTDATED: {
    status: 409,
    message: {
      es: 'Los partidos o los campos han cambiado desde que se hizo este calendario. Haz otro.',
      en: 'Matches or fields have changed since this calendar was made. Make another one.',
    },
  },
  TIMETABLE_FULL: {
    status: 422,
    message: {
      es: 'En un año no caben todos los partidos: añade días, horas o campos.',
      en: 'Not all matches fit into a year: add days, hours or fields.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
