import type { Localised } from '@traip/engine';

/** About competitions: rules, licences, calendars, lineups and results. */
export const competitionSentences = {
  POINTS_NOT_ZERO: {
    es: 'Di cuántos puntos: cero no cambia nada.',
    en: 'Enter the number of points: it can’t be zero.',
  },
  PARTNER_AGREEMENT_REQUIRED: {
    es: 'Marca que estás de acuerdo en salir en la lista.',
    en: 'Tick that you agree to be on the list.',
  },
  POINTS_RISE: {
    es: 'Un puesto peor no puede dar más puntos que uno mejor.',
    en: 'A lower place can’t be worth more points than a higher one.',
  },
  AGES_OUT_OF_ORDER: {
    es: 'La edad máxima no puede ser menor que la mínima.',
    en: 'The maximum age can’t be below the minimum.',
  },
  WEIGHTS_OUT_OF_ORDER: {
    es: 'Di al menos un límite, y el de arriba mayor que el de abajo.',
    en: 'Enter at least one limit, the upper one above the lower one.',
  },
  WEIGHT_CLASS_TWICE: {
    es: 'Ese peso ya está.',
    en: 'That weight class is already there.',
  },
  DRAWN_AFTER_WEIGH_IN: {
    es: 'Con pesos, el sorteo se hace después del pesaje.',
    en: 'With weight classes, the draw is made after the weigh-in.',
  },
  WEIGHT_TOO_FINE: {
    es: 'Con dos decimales basta: 72,45.',
    en: 'Two decimals are enough: 72.45.',
  },
  MAX_BELOW_MIN: {
    es: 'El máximo no puede ser menor que el mínimo.',
    en: 'The maximum can’t be below the minimum.',
  },
  CLOSING_REQUIRED: {
    es: 'Di antes cuándo se cierran las plantillas.',
    en: 'Set when registration closes first.',
  },
  ONLY_WHEN_MIXED: {
    es: 'Esto solo vale en una competición mixta.',
    en: 'This is only for mixed competitions.',
  },
  DOCUMENT_TWICE: { es: 'Cada documento, una sola vez.', en: 'Each document can only be listed once.' },
  PATTERN_WITHOUT_SEQUENCE: {
    es: 'Falta el número correlativo, por ejemplo {0000}.',
    en: 'The running number is missing, for example {0000}.',
  },
  PATTERN_WITH_TWO_SEQUENCES: {
    es: 'El número correlativo va una sola vez.',
    en: 'Use the running number only once.',
  },
  PATTERN_BRACE_UNMATCHED: {
    es: 'Hay una llave sin su pareja.',
    en: 'There’s an unmatched brace.',
  },
  PATTERN_CHARACTER: {
    es: 'Usa letras sin acento, números, espacios y . / _ -',
    en: 'Use letters without accents, digits, spaces and . / _ -',
  },
  PATTERN_PLACEHOLDER: {
    es: 'Entre llaves van season, team, competition, category o ceros.',
    en: 'Braces can contain season, team, competition, category or zeros.',
  },
  IDS_OR_ALL: {
    es: 'Elige fichas o todas las completas, una de las dos cosas.',
    en: 'Choose either licences or all complete ones.',
  },
  TRAIP_NAME_REQUIRED: { es: 'Escribe el nombre del Traip.', en: 'Enter the Traip’s name.' },
  TRAIP_NAME_TOO_SHORT: {
    es: 'El nombre necesita al menos 3 caracteres.',
    en: 'The name must be at least 3 characters.',
  },
  SPORT_REQUIRED: { es: 'Elige un deporte.', en: 'Choose a sport.' },
  SEASON_NAME_REQUIRED: { es: 'Escribe el nombre de la temporada.', en: 'Enter the season’s name.' },
  CATEGORY_NAME_REQUIRED: { es: 'Escribe el nombre de la categoría.', en: 'Enter the category’s name.' },
  COMPETITION_NAME_REQUIRED: {
    es: 'Escribe el nombre de la competición.',
    en: 'Enter the competition’s name.',
  },
  PHASE_NAME_REQUIRED: { es: 'Escribe el nombre de la fase.', en: 'Enter the phase’s name.' },
  PHASE_REQUIRED: {
    es: 'La competición necesita al menos una fase.',
    en: 'The competition needs at least one phase.',
  },
  ALGORITHM_REQUIRED: { es: 'Elige un formato.', en: 'Choose a format.' },
  STATE_REQUIRED: { es: 'Elige un estado.', en: 'Choose a status.' },
  VENUE_NAME_REQUIRED: { es: 'Escribe el nombre de la sede.', en: 'Enter the venue’s name.' },
  FIELD_NAME_REQUIRED: { es: 'Escribe el nombre del campo.', en: 'Enter the field’s name.' },
  FIELD_REQUIRED: {
    es: 'La sede necesita al menos un campo.',
    en: 'The venue needs at least one field.',
  },
  RACE_TABLE_TOO_LONG: {
    es: 'El archivo es demasiado largo: ocho millones de caracteres como mucho.',
    en: 'The file is too long: up to eight million characters.',
  },
  RACE_NAME_REQUIRED: { es: 'Escribe el nombre.', en: 'Enter the name.' },
  HOLES_WRONG: { es: 'Un campo tiene 9 o 18 hoyos.', en: 'A course has 9 or 18 holes.' },
  STROKE_INDEX_WRONG: {
    es: 'Cada hoyo tiene un índice distinto, desde 1.',
    en: 'Each hole has a different stroke index, from 1.',
  },
  CUT_ROUND_WRONG: {
    es: 'El corte va antes de la última vuelta.',
    en: 'The cut comes before the last round.',
  },
  RATING_WRONG: {
    es: 'El valor del campo está cerca del par.',
    en: 'The course rating is close to par.',
  },
  HANDICAP_INVALID: {
    es: 'Un hándicap va de −10 a 54, con un decimal como mucho: 12,4.',
    en: 'A handicap is between −10 and 54, with up to one decimal: 12.4.',
  },
  TEE_TIME_INVALID: { es: 'Escribe la hora de salida como 09:10.', en: 'Write the tee time as 09:10.' },
  RACE_LISTED_TWICE: {
    es: 'Una carrera está dos veces en la lista.',
    en: 'A race is on the list twice.',
  },
  ONE_SEGMENT: {
    es: 'Con un solo tramo no hay parciales: escribe al menos dos.',
    en: 'One segment isn’t a split. Write at least two.',
  },
  SPLIT_POINTS_NOT_RISING: {
    es: 'Escribe los puntos de paso en el orden del recorrido.',
    en: 'Write the split points in the order of the course.',
  },
  SEGMENT_TWICE: {
    es: 'Dos tramos no pueden llamarse igual.',
    en: 'Two segments can’t have the same name.',
  },
  LINE_MARK_INVALID: {
    es: 'Una salida no lleva dorsal, una llegada no lleva estado, y quien está fuera lleva los dos.',
    en: 'A start has no bib, an arrival has no status, and whoever is out has both.',
  },
  NOBODY_GOES_ON: {
    es: 'Di cuántos pasan a la siguiente ronda.',
    en: 'Enter how many go on to the next round.',
  },
  B_FINAL_FROM_LAST_ROUND: {
    es: 'A la final B se va desde la última ronda antes de la final.',
    en: 'The B final comes from the last round before the final.',
  },
  BIBS_TWICE: { es: 'Un dorsal está dos veces.', en: 'A bib appears twice.' },
  BAND_TWICE: {
    es: 'Dos categorías no pueden llamarse igual.',
    en: 'Two age groups can’t have the same name.',
  },
  BANDS_OVERLAP: {
    es: 'Las categorías no pueden solaparse.',
    en: 'Age groups can’t overlap.',
  },
  BIB_INVALID: {
    es: 'Un dorsal tiene de 1 a 12 letras o cifras.',
    en: 'A bib has 1 to 12 letters or digits.',
  },
  FIELD_NAME_TWICE: {
    es: 'Dos campos de la sede no pueden llamarse igual.',
    en: 'Two fields at a venue can’t have the same name.',
  },
  OPENINGS_OVERLAP: {
    es: 'Dos horarios del mismo día se solapan.',
    en: 'Two opening times on the same day overlap.',
  },
  VENUE_OR_TEAM: {
    es: 'Elige una sede o un equipo, no los dos.',
    en: 'Choose a venue or a team, not both.',
  },
  WINDOW_REQUIRED: {
    es: 'Elige al menos un día con horas de comienzo.',
    en: 'Choose at least one day with kick-offs.',
  },
  SEASON_TOO_LONG: {
    es: 'Un calendario abarca 400 días como mucho.',
    en: 'A schedule can span up to 400 days.',
  },
  FORMATION_INVALID: {
    es: 'Escribe los jugadores de cada línea, desde atrás: 4-3-3.',
    en: 'Enter the players in each line, from the back: 4-3-3.',
  },
  PLAYER_TWICE: { es: 'Cada persona, una sola vez.', en: 'Each person can only be listed once.' },
  STREAM_INVALID: {
    es: 'Escribe una dirección que empiece por https://.',
    en: 'Enter an address that starts with https://.',
  },
  NOT_A_COMPETITION_FILE: {
    es: 'Este archivo no es una competición exportada de Traip.',
    en: 'This isn’t a competition exported from Traip.',
  },
  TEAM_NAME_TOO_LONG: {
    es: 'El nombre puede tener 80 caracteres como mucho.',
    en: 'The name can be up to 80 characters.',
  },
  COMPETITION_TWICE: {
    es: 'Esta competición está dos veces en la lista.',
    en: 'This competition is in the list twice.',
  },
  TEAM_TWICE: { es: 'Este equipo ya está en otra fila.', en: 'This team is already in another row.' },
  CODE_TWICE: { es: 'Este código ya está en otra fila.', en: 'This code is already in another row.' },
  CODE_OF_ANOTHER: {
    es: 'Este código ya es de otro equipo.',
    en: 'Another team already has this code.',
  },
  CODE_RESERVED: { es: 'Este código está reservado.', en: 'This code is reserved.' },
  MATCH_UNKNOWN: {
    es: 'No hay ningún partido con estos equipos.',
    en: 'There’s no match between these teams.',
  },
  MATCH_AMBIGUOUS: {
    es: 'Estos equipos juegan más de una vez así: indica la jornada.',
    en: 'These teams meet more than once: enter the round.',
  },
  MATCH_TWICE: { es: 'Este partido ya está en otra fila.', en: 'This match is already in another row.' },
  SCORE_INCOMPLETE: {
    es: 'Escribe los dos marcadores, con números enteros.',
    en: 'Enter both scores as whole numbers.',
  },
  SETS_UNREADABLE: {
    es: 'Escribe los parciales así: 25-20 25-18.',
    en: 'Enter the sets like this: 25-20 25-18.',
  },
  SEED_INVALID: {
    es: 'La cabeza de serie es un número entre 1 y 1024.',
    en: 'A seed is a number between 1 and 1024.',
  },
  SEED_TWICE: {
    es: 'Otro equipo tiene ya este número de cabeza de serie.',
    en: 'Another team already has this seed.',
  },
  OPTIONS_OF_A_CHOICE: {
    es: 'Pon opciones para elegir, y solo si se elige entre ellas.',
    en: 'Only choice questions have options, and they need some.',
  },
  OPTION_TWICE: { es: 'Hay una opción repetida.', en: 'An option is listed twice.' },
  QUESTION_TWICE: { es: 'Hay una pregunta repetida.', en: 'A question is listed twice.' },
} as const satisfies Record<string, Localised>;
