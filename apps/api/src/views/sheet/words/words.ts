import type { Locale } from '@traip/contract';
import type { CompetitionState } from '@traip/engine/competition';
import type { MatchStatus } from '@traip/engine/match';

/** The texts of sheets in both languages. */
export const words = {
  es: {
    phase: 'Fase',
    group: 'Grupo',
    round: 'Jornada',
    rank: 'Puesto',
    team: 'Equipo',
    code: 'Código',
    date: 'Fecha',
    home: 'Local',
    away: 'Visitante',
    result: 'Resultado',
    state: 'Estado',
    homeScore: 'Marcador local',
    awayScore: 'Marcador visitante',
    sets: 'Parciales',
    venue: 'Campo',
    field: 'Pista',
    open: 'Por decidir',
    noDate: 'Sin fecha',
    competition: 'Competición',
    player: 'Jugador',
    nameHidden: 'Nombre oculto',
    shirt: 'Dorsal',
    value: 'Total',
    matches: 'Partidos',
    perMatch: 'Por partido',
    seed: 'Cabeza de serie',
    season: 'Temporada',
    category: 'Categoría',
    teams: 'Equipos',
    name: 'Nombre',
    sport: 'Deporte',
    surnames: 'Apellidos',
    email: 'Correo',
    role: 'Rol',
    since: 'Desde',
    participations: 'Competiciones',
    standings: 'Clasificación',
    calendar: 'Calendario',
    sheet: 'Acta del partido',
    page: 'Página',
    starters: 'Titulares',
    bench: 'Banquillo',
    referees: 'Equipo arbitral',
    events: 'Incidencias',
    minute: 'Min.',
    what: 'Qué',
    who: 'Quién',
    periods: 'Por partes',
    notes: 'Observaciones',
    signHome: 'Por el local',
    signAway: 'Por el visitante',
    signReferee: 'Árbitro',
    scan: 'En directo',
    shootOut: 'Tanda',
    extraTime: 'Tras la prórroga',
    made: 'Impreso el',
    noTables: 'Todavía no hay clasificación.',
    noMatches: 'Todavía no hay partidos.',
    provisional: 'Provisional',
    goal: 'Gol',
    ownGoal: 'Gol en propia puerta',
    card: 'Tarjeta',
    foul: 'Falta',
    captain: 'C',
    goalkeeper: 'P',
    deduction: 'Puntos de la organización',
    licences: 'Fichas',
    licenceOfPlayer: 'Ficha de jugador',
    licenceOfStaff: 'Ficha de cuerpo técnico',
    born: 'Nacimiento',
    validUntil: 'Válida hasta',
    cutOut: 'Recorta por la línea de puntos. El código se lee en la mesa, también sin conexión.',
    noLicences: 'Este equipo aún no tiene fichas aprobadas.',
    checked: 'Fichas comprobadas',
    of: 'de',
    notChecked: 'Sin comprobar',
  },
  en: {
    phase: 'Phase',
    group: 'Group',
    round: 'Round',
    rank: 'Rank',
    team: 'Team',
    code: 'Code',
    date: 'Date',
    home: 'Home',
    away: 'Away',
    result: 'Result',
    state: 'State',
    homeScore: 'Home score',
    awayScore: 'Away score',
    sets: 'Sets',
    venue: 'Venue',
    field: 'Field',
    open: 'To be decided',
    noDate: 'No date',
    competition: 'Competition',
    player: 'Player',
    nameHidden: 'Name hidden',
    shirt: 'No.',
    value: 'Total',
    matches: 'Matches',
    perMatch: 'Per match',
    seed: 'Seed',
    season: 'Season',
    category: 'Category',
    teams: 'Teams',
    name: 'Name',
    sport: 'Sport',
    surnames: 'Surnames',
    email: 'Email',
    role: 'Role',
    since: 'Since',
    participations: 'Competitions',
    standings: 'Standings',
    calendar: 'Calendar',
    sheet: 'Match sheet',
    page: 'Page',
    starters: 'Starters',
    bench: 'Bench',
    referees: 'Referees',
    events: 'Events',
    minute: 'Min.',
    what: 'What',
    who: 'Who',
    periods: 'By periods',
    notes: 'Remarks',
    signHome: 'For the home team',
    signAway: 'For the away team',
    signReferee: 'Referee',
    scan: 'Live',
    shootOut: 'Shoot-out',
    extraTime: 'After extra time',
    made: 'Printed on',
    noTables: 'There are no standings yet.',
    noMatches: 'There are no matches yet.',
    provisional: 'Provisional',
    goal: 'Goal',
    ownGoal: 'Own goal',
    card: 'Card',
    foul: 'Foul',
    captain: 'C',
    goalkeeper: 'GK',
    deduction: 'Points by the organisation',
    licences: 'Licences',
    licenceOfPlayer: 'Player licence',
    licenceOfStaff: 'Staff licence',
    born: 'Born',
    validUntil: 'Valid until',
    cutOut: 'Cut along the dotted line. The desk reads the code, offline too.',
    noLicences: 'This team has no approved licences yet.',
    checked: 'Licences checked',
    of: 'of',
    notChecked: 'Not checked',
  },
} as const satisfies Record<Locale, Record<string, string>>;

export const matchStates: Record<Locale, Record<MatchStatus, string>> = {
  es: {
    CREATED: 'Sin fecha',
    SCHEDULED: 'Programado',
    IN_PROGRESS: 'En vivo',
    FINISHED: 'Terminado',
    CLOSED: 'Cerrado',
    CANCELLED: 'Cancelado',
  },
  en: {
    CREATED: 'No date',
    SCHEDULED: 'Scheduled',
    IN_PROGRESS: 'Live',
    FINISHED: 'Finished',
    CLOSED: 'Closed',
    CANCELLED: 'Cancelled',
  },
};

export const competitionStates: Record<Locale, Record<CompetitionState, string>> = {
  es: {
    DRAFT: 'Borrador',
    PENDING: 'Pendiente',
    PUBLICIZED: 'Anunciada',
    IN_PROGRESS: 'En juego',
    IN_PROGRESS_AND_OPENED: 'En juego, inscripción abierta',
    FINISHED: 'Terminada',
    CANCELED: 'Cancelada',
  },
  en: {
    DRAFT: 'Draft',
    PENDING: 'Pending',
    PUBLICIZED: 'Announced',
    IN_PROGRESS: 'Under way',
    IN_PROGRESS_AND_OPENED: 'Under way, registration open',
    FINISHED: 'Finished',
    CANCELED: 'Cancelled',
  },
};

export const refereeRoles: Record<Locale, Readonly<Record<string, string>>> = {
  es: {
    MAIN: 'Principal',
    ASSISTANT: 'Asistente',
    FOURTH: 'Cuarto',
    TABLE: 'Mesa',
    DELEGATE: 'Delegado',
  },
  en: {
    MAIN: 'Main',
    ASSISTANT: 'Assistant',
    FOURTH: 'Fourth',
    TABLE: 'Table',
    DELEGATE: 'Delegate',
  },
};

const regions: Record<Locale, string> = { es: 'es-ES', en: 'en-GB' };

/** "13/03/2027, 18:30": Madrid time, in a form that spreadsheets recognise. */
export function moment(locale: Locale, at: Date): string {
  return at.toLocaleString(regions[locale], {
    timeZone: 'Europe/Madrid',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** "sábado, 13 de marzo de 2027". */
export function wholeDay(locale: Locale, at: Date): string {
  return at.toLocaleDateString(regions[locale], { timeZone: 'Europe/Madrid', dateStyle: 'full' });
}

/** "30/06/2027", of a day like 2027-06-30. */
export function shortDay(locale: Locale, day: string): string {
  const format = { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  return new Date(day).toLocaleDateString(regions[locale], format);
}

/** "18:30". */
export function timeOfDay(locale: Locale, at: Date): string {
  return at.toLocaleTimeString(regions[locale], {
    timeZone: 'Europe/Madrid',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
}

/** With the decimal separator of the language. */
export function decimal(locale: Locale, value: number): string {
  return value.toLocaleString(regions[locale], { maximumFractionDigits: 2, useGrouping: false });
}
