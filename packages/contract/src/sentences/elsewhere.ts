import type { Localised } from '@traip/engine';

/** About files that other programs wrote. */
export const elsewhereSentences = {
  IMPORT_FILE_TOO_LONG: {
    es: 'El archivo es demasiado grande: como mucho, dos millones de caracteres.',
    en: 'The file is too large: two million characters at most.',
  },
  LINE_UNREADABLE: { es: 'No entendemos esta línea.', en: 'Couldn’t read this line.' },
  LINE_TOO_LONG: { es: 'Esta línea es demasiado larga.', en: 'This line is too long.' },
  TABLE_UNREADABLE: {
    es: 'No hemos podido leer la tabla: hay comillas sin cerrar.',
    en: 'Couldn’t read the table: some quotes never end.',
  },
  TABLE_OF_TOO_MANY_ROWS: {
    es: 'La tabla tiene más de 3000 filas.',
    en: 'The table has more than 3000 rows.',
  },
  JSON_UNREADABLE: {
    es: 'No es JSON válido, o está anidado a demasiada profundidad.',
    en: 'It isn’t valid JSON, or it’s nested too deeply.',
  },
  XML_UNREADABLE: {
    es: 'No es XML válido, o usa entidades o tipos de documento.',
    en: 'It isn’t valid XML, or it uses entities or document types.',
  },
  ROBINX_UNREADABLE: {
    es: 'No es un calendario RobinX completo.',
    en: 'It isn’t a complete RobinX calendar.',
  },
  ROBINX_WITHOUT_GAMES: {
    es: 'Trae equipos y fechas, pero ningún partido: añade el archivo de su solución.',
    en: 'It has teams and slots but no matches: add the file of its solution.',
  },
  REPORT_UNREADABLE: {
    es: 'Esta línea no sigue el formato TRF.',
    en: 'This line doesn’t follow the TRF format.',
  },
  REPORT_DISAGREES: {
    es: 'Los dos jugadores de esta partida no dicen lo mismo.',
    en: 'The two players of this game don’t say the same.',
  },
  COLUMNS_MISSING: {
    es: 'Di qué columnas traen los dos equipos.',
    en: 'Say which columns hold the two teams.',
  },
  TEAM_MISSING: { es: 'Falta un equipo.', en: 'A team is missing.' },
  TEAM_AGAINST_ITSELF: {
    es: 'Un equipo no puede jugar contra sí mismo.',
    en: 'A team can’t play against itself.',
  },
  TEAM_NOT_IN_FILE: {
    es: 'El archivo nombra un participante que no trae.',
    en: 'The file names a participant that isn’t in it.',
  },
  DATE_UNREADABLE: {
    es: 'No entendemos la fecha: escribe 31/12/2026 o 2026-12-31.',
    en: 'Couldn’t read the date: write 31/12/2026 or 2026-12-31.',
  },
  SCORE_UNREADABLE: {
    es: 'No entendemos el resultado: escribe 2-1 o 6-3 6-4.',
    en: 'Couldn’t read the score: write 2-1 or 6-3 6-4.',
  },
  SAME_MATCH_TWICE: {
    es: 'Este partido está dos veces en la misma jornada.',
    en: 'This match is twice in the same round.',
  },
  RESULT_AGAINST_RULES: {
    es: 'Las reglas de este deporte no admiten este resultado.',
    en: 'The rules of this sport don’t allow this result.',
  },
  KNOCKOUT_UNDECIDED: {
    es: 'Es una eliminatoria y no dice quién pasó.',
    en: 'It’s a knockout match and doesn’t say who went through.',
  },
  NO_MATCHES: { es: 'No hay ningún partido.', en: 'There are no matches.' },
  TOO_MANY_MATCHES: {
    es: 'Son demasiados partidos: como mucho 3000, de 512 participantes.',
    en: 'Too many matches: 3000 at most, of 512 participants.',
  },
  NOTE_ONLY_WINNER: {
    es: 'Solo dice quién ganó: se guarda sin marcador.',
    en: 'It only says who won: it’s saved without a score.',
  },
  NOTE_NO_VENUES: {
    es: 'Las sedes del archivo no se importan: asígnalas después en el calendario.',
    en: 'The venues in the file aren’t imported: assign them later in the calendar.',
  },
  NOTE_NO_HOUR: {
    es: 'Hay días sin hora: esos partidos se guardan a las 12:00.',
    en: 'Some days have no time: those matches are saved at 12:00.',
  },
  NOTE_POINTS_DOUBLED: {
    es: 'Hay medios puntos por descansar: todos los puntos se guardan por dos.',
    en: 'There are half-point byes: all points are saved times two.',
  },
  NOTE_NOT_READ: {
    es: 'Estas líneas no traen partidos: no se guardan.',
    en: 'These lines hold no matches: they aren’t saved.',
  },
} as const satisfies Record<string, Localised>;
