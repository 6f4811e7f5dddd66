import type { ErrorEntry } from './entry.ts';

/** Races, their start lists and their results. */
export const raceErrors = {
  NOT_A_RACE_SPORT: {
    status: 422,
    message: {
      es: 'En este deporte no hay carreras: se juegan partidos.',
      en: 'This sport has matches, not races.',
    },
  },
  TOO_MANY_RACES: {
    status: 422,
    message: {
      es: 'Una competición tiene 100 pruebas como mucho.',
      en: 'A competition can have up to 100 events.',
    },
  },
  TOO_MANY_RANKINGS: {
    status: 422,
    message: {
      es: 'Una competición tiene 30 clasificaciones como mucho.',
      en: 'A competition can have up to 30 classifications.',
    },
  },
  RACE_UNKNOWN: {
    status: 422,
    message: {
      es: 'Una de estas carreras no es de la competición.',
      en: 'One of these races isn’t part of the competition.',
    },
  },
  ONE_RACE_ONLY: {
    status: 422,
    message: {
      es: 'Esta clasificación es de una sola carrera. Elige cuál.',
      en: 'This classification is of one race only. Choose which.',
    },
  },
  POINTS_REQUIRED: {
    status: 422,
    message: {
      es: 'Escribe los puntos de cada puesto.',
      en: 'Enter the points for each place.',
    },
  },
  RACE_HAS_RESULTS: {
    status: 409,
    message: {
      es: 'Ya hay resultados. Bórralos antes.',
      en: 'There are already results. Clear them first.',
    },
  },
  RACE_WITHOUT_RESULTS: {
    status: 409,
    message: {
      es: 'Aún no hay resultados que publicar.',
      en: 'There are no results to publish yet.',
    },
  },
  RACE_WITHOUT_CLOCK: {
    status: 409,
    message: {
      es: 'Esta prueba no se mide en tiempo.',
      en: 'This event isn’t decided by time.',
    },
  },
  LINE_FULL: {
    status: 409,
    message: {
      es: 'Hay demasiadas llegadas apuntadas en esta prueba.',
      en: 'Too many arrivals have been recorded in this event.',
    },
  },
  RACE_OFFICIAL: {
    status: 409,
    message: {
      es: 'Los resultados son oficiales. Di por qué los cambias.',
      en: 'The results are official. Enter why you’re changing them.',
    },
  },
  RACE_FULL: {
    status: 422,
    message: {
      es: 'Son demasiados participantes: 60.000 como mucho.',
      en: 'Too many people. The limit is 60,000.',
    },
  },
  MARK_INVALID: {
    status: 422,
    message: {
      es: 'No entendemos esta marca. Escribe, por ejemplo, 44:02, 1:02:14 o 59,99.',
      en: 'We can’t read this mark. Write, for example, 44:02, 1:02:14 or 59.99.',
    },
  },
  MARK_TOO_FINE: {
    status: 422,
    message: {
      es: 'Esta marca tiene más decimales que los que cuentan en la carrera.',
      en: 'This mark has more decimals than this race uses.',
    },
  },
  MARK_AND_STATUS: {
    status: 422,
    message: {
      es: 'Quien no sale o no acaba no tiene marca: deja una de las dos cosas.',
      en: 'Someone who didn’t start or finish has no mark. Keep one of the two.',
    },
  },
  STATUS_UNKNOWN: {
    status: 422,
    message: {
      es: 'No conocemos este estado. Usa DNS, DNF, DSQ, LAP, OTL, NM, WDR o EXH.',
      en: 'Unknown status. Use DNS, DNF, DSQ, LAP, OTL, NM, WDR or EXH.',
    },
  },
  TIMING_COLUMNS_MISSING: {
    status: 422,
    message: {
      es: 'Falta la columna de los dorsales o la de los tiempos. Di en las cabeceras cuál es cada una.',
      en: 'The column with bibs or the one with times is missing. Label both in the header row.',
    },
  },
  UNKNOWN_BIB: {
    status: 422,
    message: { es: 'Nadie lleva este dorsal.', en: 'Nobody has this bib.' },
  },
  BIB_TWICE: {
    status: 422,
    message: { es: 'Este dorsal está dos veces.', en: 'This bib appears twice.' },
  },
  BIB_INVALID: {
    status: 422,
    message: {
      es: 'Un dorsal tiene de 1 a 12 letras o cifras.',
      en: 'A bib has 1 to 12 letters or digits.',
    },
  },
  LANE_TWICE: {
    status: 422,
    message: {
      es: 'Esta calle está dos veces en la misma serie.',
      en: 'This lane appears twice in one heat.',
    },
  },
  LANE_INVALID: {
    status: 422,
    message: { es: 'Una calle es un número del 0 al 99.', en: 'A lane is a number from 0 to 99.' },
  },
  HEAT_INVALID: {
    status: 422,
    message: { es: 'Una serie es un número del 1 al 999.', en: 'A heat is a number from 1 to 999.' },
  },
  RUNNER_WITHOUT_NAME: {
    status: 422,
    message: { es: 'Falta el nombre.', en: 'The name is missing.' },
  },
  RUNNER_TWICE: {
    status: 422,
    message: {
      es: 'Esta persona ya está en la lista de salida.',
      en: 'This person is already on the start list.',
    },
  },
  GENDER_UNKNOWN: {
    status: 422,
    message: {
      es: 'No entendemos el sexo. Escribe F o M.',
      en: 'We can’t read the gender. Write F or M.',
    },
  },
  BIRTH_INVALID: {
    status: 422,
    message: {
      es: 'No entendemos el nacimiento. Escribe un año, como 1988, o una fecha, como 28/02/1988.',
      en: 'We can’t read the date of birth. Write a year, such as 1988, or a date, such as 28/02/1988.',
    },
  },
  CLUB_TOO_LONG: {
    status: 422,
    message: {
      es: 'El nombre del club tiene 80 caracteres como mucho.',
      en: 'A club name can have up to 80 characters.',
    },
  },
  NOT_STARTED: {
    status: 422,
    message: {
      es: 'Esta persona consta como no presentada (DNS): no puede tener marca.',
      en: 'This person is marked as not started (DNS), so they can’t have a mark.',
    },
  },
  SPLITS_NOT_RISING: {
    status: 422,
    message: {
      es: 'Los parciales tienen que crecer hasta la meta.',
      en: 'Splits must increase up to the finish.',
    },
  },
  RELAY_WITHOUT_NAME: {
    status: 422,
    message: { es: 'Falta el nombre del equipo de relevos.', en: 'The name of the relay team is missing.' },
  },
  RELAY_TOO_MANY: {
    status: 422,
    message: {
      es: 'Hay más personas que puestos tiene el relevo.',
      en: 'There are more people than the relay has legs.',
    },
  },
  MEMBER_INVALID: {
    status: 422,
    message: {
      es: 'No entendemos este nombre. Escribe, por ejemplo, Ana Gil (2010).',
      en: 'We can’t read this name. Write, for example, Ana Gil (2010).',
    },
  },
  NOT_A_RELAY: {
    status: 422,
    message: { es: 'Esta carrera no es de relevos.', en: 'This race isn’t a relay.' },
  },
  RACE_HAS_ENTRIES: {
    status: 409,
    message: {
      es: 'Ya hay gente en la lista de salida: quítala antes.',
      en: 'There are people on the start list. Remove them first.',
    },
  },
  SEED_INVALID: {
    status: 422,
    message: {
      es: 'No entendemos la marca de inscripción. Escribe, por ejemplo, 59,99 o 1:02,14.',
      en: 'We can’t read the seed mark. Write, for example, 59.99 or 1:02.14.',
    },
  },
  ROUND_FILLED_BY_RESULTS: {
    status: 409,
    message: {
      es: 'A esta ronda se llega por los resultados de la anterior: añade a la gente en la primera.',
      en: 'People get to this round through the one before. Add them to the first round.',
    },
  },
  ROUND_OF_A_RACE: {
    status: 409,
    message: {
      es: 'Esto es una ronda: cambia las rondas desde la primera.',
      en: 'This is a round. Change the rounds from the first one.',
    },
  },
  TOO_MANY_FOR_HEATS: {
    status: 422,
    message: {
      es: 'Son demasiadas personas para hacer series: 2.000 como mucho.',
      en: 'Too many people for heats. The limit is 2,000.',
    },
  },
  START_LIST_EMPTY: {
    status: 409,
    message: { es: 'Aún no hay nadie en la lista de salida.', en: 'There’s no one on the start list yet.' },
  },
  LAST_ROUND: {
    status: 409,
    message: { es: 'Después de esta ronda no hay otra.', en: 'There’s no round after this one.' },
  },
  ROUND_NOT_OVER: {
    status: 409,
    message: {
      es: 'Aún falta algún resultado de esta ronda.',
      en: 'Some results of this round are still missing.',
    },
  },
  TIE_UNRESOLVED: {
    status: 409,
    message: {
      es: 'Hay un empate por la última plaza. Apunta antes quién pasa.',
      en: 'There’s a tie for the last place. Record who goes on first.',
    },
  },
  NOT_LEVEL: {
    status: 422,
    message: {
      es: 'Solo se desempata entre quienes tienen la misma marca.',
      en: 'Only people with the same mark can be separated.',
    },
  },
  ORDER_INVALID: {
    status: 422,
    message: {
      es: 'El orden en meta es un número desde 1.',
      en: 'The finishing order must be a number from 1.',
    },
  },
  EXTRA_INVALID: {
    status: 422,
    message: {
      es: 'Bonificaciones y penalizaciones son segundos enteros; los puntos, números enteros.',
      en: 'Bonuses and penalties are whole seconds, and points whole numbers.',
    },
  },
  NET_ABOVE_GUN: {
    status: 422,
    message: {
      es: 'El tiempo neto no puede ser mayor que el oficial.',
      en: 'The net time can’t be more than the gun time.',
    },
  },
  WIND_INVALID: {
    status: 422,
    message: {
      es: 'El viento se escribe en metros por segundo, como +1,8 o -0,3.',
      en: 'Write the wind in metres per second, such as +1.8 or -0.3.',
    },
  },
  OUT_OF_PLAUSIBLE: {
    status: 422,
    message: {
      es: 'En esa distancia casi no puede ser: compruébalo.',
      en: 'That mark seems impossible for this distance. Check it.',
    },
  },
  RECORD_EVENT_INVALID: {
    status: 422,
    message: {
      es: 'Falta la prueba, como «100 m», o tiene más de 60 letras.',
      en: 'The event, such as “100 m”, is missing or has more than 60 letters.',
    },
  },
  RECORD_DAY_INVALID: {
    status: 422,
    message: {
      es: 'Escribe cuándo fue: un año, como 1998, o una fecha, como 14/03/1998.',
      en: 'Write when it was: a year, such as 1998, or a date, such as 14/03/1998.',
    },
  },
  RECORD_SCOPE_UNKNOWN: {
    status: 422,
    message: {
      es: 'Una marca cuenta para la reunión, para el club o como marca personal.',
      en: 'A mark counts for the meeting, for the club or as a personal best.',
    },
  },
  RECORD_WITHOUT_NAME: {
    status: 422,
    message: {
      es: 'Falta de quién es la marca: un nombre o un equipo de relevos.',
      en: 'Enter whose mark it is: a name or a relay team.',
    },
  },
  RECORD_WITHOUT_CLUB: {
    status: 422,
    message: {
      es: 'Falta de qué club es el récord.',
      en: 'Which club the record belongs to is missing.',
    },
  },
  RECORD_TEXT_TOO_LONG: {
    status: 422,
    message: {
      es: 'Este texto es demasiado largo: club, equipo y lugar tienen hasta 80 letras; la categoría, 20.',
      en: 'This text is too long: a club, team or place has up to 80 letters, an age group 20.',
    },
  },
  RECORD_TWICE: {
    status: 422,
    message: {
      es: 'Esta marca ya está: la misma prueba, persona, marca y fecha.',
      en: 'This mark is already in the list: the same event, person, mark and date.',
    },
  },
  ORDER_CONTRADICTS_MARK: {
    status: 422,
    message: {
      es: 'El orden en meta contradice los tiempos.',
      en: 'The finishing order contradicts the times.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
