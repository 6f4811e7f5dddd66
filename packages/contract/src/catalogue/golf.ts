import type { ErrorEntry } from './entry.ts';

/** Golf by strokes: courses, start lists and cards. */
export const golfErrors = {
  GOLF_HAS_CARDS: {
    status: 422,
    message: {
      es: 'El golf por golpes se cuenta con tarjetas; lo demás, con marcas.',
      en: 'Stroke play is counted on scorecards, everything else with marks.',
    },
  },
  GOLF_OFFICIAL: {
    status: 409,
    message: {
      es: 'Los resultados son oficiales. Retíralos antes de cambiar el campo o un hándicap.',
      en: 'The results are official. Withdraw them before changing the course or a handicap.',
    },
  },
  COURSE_HAS_CARDS: {
    status: 409,
    message: {
      es: 'Ya hay tarjetas que no encajan con este cambio. Bórralas antes.',
      en: 'There are already scorecards that don’t fit this change. Clear them first.',
    },
  },
  PLAYER_UNKNOWN: {
    status: 422,
    message: { es: 'Nadie tiene este número.', en: 'Nobody has this number.' },
  },
  NUMBER_TWICE: {
    status: 422,
    message: { es: 'Este número está dos veces.', en: 'This number appears twice.' },
  },
  NUMBER_INVALID: {
    status: 422,
    message: {
      es: 'Un número tiene de 1 a 12 letras o cifras.',
      en: 'A number has 1 to 12 letters or digits.',
    },
  },
  GROUP_INVALID: {
    status: 422,
    message: { es: 'Un grupo es un número del 1 al 999.', en: 'A group is a number from 1 to 999.' },
  },
  HANDICAP_INVALID: {
    status: 422,
    message: {
      es: 'Un hándicap va de −10 a 54, con un decimal como mucho: 12,4.',
      en: 'A handicap is between −10 and 54, with up to one decimal: 12.4.',
    },
  },
  TEE_TIME_INVALID: {
    status: 422,
    message: { es: 'Escribe la hora de salida como 09:10.', en: 'Write the tee time as 09:10.' },
  },
  STARTING_HOLE_INVALID: {
    status: 422,
    message: {
      es: 'El hoyo de salida es un número del 1 al 18.',
      en: 'The starting hole is a number from 1 to 18.',
    },
  },
  CARD_TWICE: {
    status: 422,
    message: {
      es: 'La tarjeta de esta vuelta está dos veces.',
      en: 'The scorecard for this round appears twice.',
    },
  },
  ROUND_UNKNOWN: {
    status: 422,
    message: { es: 'El torneo no tiene esa vuelta.', en: 'The tournament doesn’t have that round.' },
  },
  HOLE_UNKNOWN: {
    status: 422,
    message: { es: 'El campo no tiene ese hoyo.', en: 'The course doesn’t have that hole.' },
  },
  HOLE_TWICE: {
    status: 422,
    message: { es: 'Un hoyo está dos veces en la tarjeta.', en: 'A hole appears twice on the scorecard.' },
  },
  STROKES_INVALID: {
    status: 422,
    message: {
      es: 'Los golpes de un hoyo van de 1 a 30. Escribe X si no lo terminó.',
      en: 'Strokes on a hole are between 1 and 30. Write X if it wasn’t finished.',
    },
  },
  TOTAL_INVALID: {
    status: 422,
    message: {
      es: 'Ese total no es posible en una vuelta de este campo.',
      en: 'That total isn’t possible in a round on this course.',
    },
  },
  HOLES_AND_TOTAL: {
    status: 422,
    message: {
      es: 'De una vuelta se escriben los hoyos o el total, no las dos cosas.',
      en: 'Enter either the holes or the total of a round, not both.',
    },
  },
  GOLF_STATUS_UNKNOWN: {
    status: 422,
    message: {
      es: 'No conocemos este estado. Usa WD, DQ, NR, CUT o NS.',
      en: 'Unknown status. Use WD, DQ, NR, CUT or NS.',
    },
  },
  PLAYER_NOT_STARTED: {
    status: 422,
    message: {
      es: 'Quien consta como no presentado (NS) no tiene tarjeta: deja una de las dos cosas.',
      en: 'Someone marked as no show (NS) has no scorecard. Keep one of the two.',
    },
  },
  CARD_AFTER_CUT: {
    status: 422,
    message: {
      es: 'No pasó el corte: no juega esta vuelta.',
      en: 'This player missed the cut and doesn’t play this round.',
    },
  },
  PLAYOFF_NOT_LEVEL: {
    status: 422,
    message: {
      es: 'El desempate es entre quienes empatan en el primer puesto con todas las vueltas jugadas.',
      en: 'A play-off is between players level in first place who have finished every round.',
    },
  },
} as const satisfies Record<string, ErrorEntry>;
