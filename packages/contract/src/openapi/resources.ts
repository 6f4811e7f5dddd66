import type { contract } from '../contract.ts';
import type { Locale } from '../error-body.ts';

type Localised = Readonly<Record<Locale, string>>;
export type Resource = keyof typeof contract | 'feed';

/** Each resource by the name that people look for, grouped by purpose. */
const grouped: readonly {
  readonly name: Localised;
  readonly resources: Partial<Record<Resource, Localised>>;
}[] = [
  {
    name: { es: 'Cuenta y acceso', en: 'Account and access' },
    resources: {
      auth: { es: 'Entrar y registrarse', en: 'Signing in' },
      secondFactor: { es: 'Verificación en dos pasos', en: 'Two-step sign-in' },
      accessToken: { es: 'Tokens de acceso', en: 'Access tokens' },
      app: { es: 'Aplicaciones (OAuth)', en: 'Apps (OAuth)' },
      profile: { es: 'Perfil', en: 'Profile' },
      family: { es: 'Familia', en: 'Family' },
      legal: { es: 'Textos legales', en: 'Legal texts' },
      demo: { es: 'Demo', en: 'Demo' },
    },
  },
  {
    name: { es: 'Organización y personas', en: 'Organisation and people' },
    resources: {
      organisation: { es: 'Organizaciones', en: 'Organisations' },
      member: { es: 'Miembros', en: 'Members' },
      organisationPeople: { es: 'Personas', en: 'People' },
      personMerge: { es: 'Personas repetidas', en: 'Duplicate people' },
      consent: { es: 'Consentimientos en papel', en: 'Paper consents' },
      personDocument: { es: 'Documentos', en: 'Documents' },
      look: { es: 'Imagen de marca', en: 'Branding' },
      dashboard: { es: 'Panel', en: 'Dashboard' },
      overview: { es: 'Hoy', en: 'Today' },
      deleted: { es: 'Elementos borrados', en: 'Deleted items' },
      auditLog: { es: 'Actividad', en: 'Activity' },
    },
  },
  {
    name: { es: 'Equipos', en: 'Teams' },
    resources: {
      team: { es: 'Equipos', en: 'Teams' },
      squad: { es: 'Plantillas', en: 'Squads' },
      attendance: { es: 'Quién viene', en: 'Who’s coming' },
      career: { es: 'Trayectorias', en: 'Careers' },
    },
  },
  {
    name: { es: 'Competiciones', en: 'Competitions' },
    resources: {
      sport: { es: 'Deportes', en: 'Sports' },
      traip: { es: 'Traips', en: 'Traips' },
      ranking: { es: 'Rankings', en: 'Rankings' },
      season: { es: 'Temporadas', en: 'Seasons' },
      category: { es: 'Categorías', en: 'Categories' },
      competition: { es: 'Competiciones', en: 'Competitions' },
      entry: { es: 'Equipos inscritos', en: 'Entries' },
      ownEntry: { es: 'Inscripción propia', en: 'Entering oneself' },
      partner: { es: 'Parejas', en: 'Partners' },
      broker: { es: 'Formatos y cruces', en: 'Formats and fixtures' },
      question: { es: 'Preguntas', en: 'Questions' },
      nextSeason: { es: 'Temporada siguiente', en: 'Next season' },
      history: { es: 'Historia', en: 'History' },
    },
  },
  {
    name: { es: 'Fichas', en: 'Licences' },
    resources: {
      registration: { es: 'Inscripción de plantillas', en: 'Registered squads' },
      licence: { es: 'Fichas', en: 'Licences' },
      weighIn: { es: 'Pesajes', en: 'Weigh-ins' },
      protest: { es: 'Reclamaciones', en: 'Protests' },
    },
  },
  {
    name: { es: 'Calendario y sedes', en: 'Schedule and venues' },
    resources: {
      venue: { es: 'Sedes', en: 'Venues' },
      calendar: { es: 'Calendario', en: 'Schedules' },
      jointCalendar: { es: 'Calendario conjunto', en: 'Joint schedules' },
      closing: { es: 'Cierres', en: 'Closures' },
      courtQueue: { es: 'Cola de pistas', en: 'Court queue' },
    },
  },
  {
    name: { es: 'Partidos', en: 'Matches' },
    resources: {
      match: { es: 'Partidos', en: 'Matches' },
      round: { es: 'Jornadas', en: 'Rounds' },
      lineup: { es: 'Alineaciones', en: 'Lineups' },
      resultReport: { es: 'Resultados comunicados', en: 'Reported results' },
    },
  },
  {
    name: { es: 'Carreras', en: 'Races' },
    resources: {
      race: { es: 'Carreras', en: 'Races' },
      raceEntry: { es: 'Listas de salida', en: 'Start lists' },
      raceRound: { es: 'Rondas de carreras', en: 'Rounds of races' },
      raceResult: { es: 'Resultados de carreras', en: 'Race results' },
      raceRanking: { es: 'Clasificaciones de carreras', en: 'Race classifications' },
      raceRecord: { es: 'Récords', en: 'Records' },
    },
  },
  {
    name: { es: 'Clasificación', en: 'Standings' },
    resources: {
      standing: { es: 'Clasificación', en: 'Standings' },
      statistics: { es: 'Estadísticas', en: 'Statistics' },
    },
  },
  {
    name: { es: 'Importar e imprimir', en: 'Import and print' },
    resources: {
      exchange: { es: 'Importar y exportar', en: 'Import and export' },
      sheet: { es: 'Hojas de cálculo y PDF', en: 'Spreadsheets and PDFs' },
      agenda: { es: 'Suscripciones al calendario', en: 'Calendar subscriptions' },
    },
  },
  {
    name: { es: 'Público y en directo', en: 'Public and live' },
    resources: {
      search: { es: 'Búsqueda', en: 'Search' },
      publicOrganisation: { es: 'Organizaciones públicas', en: 'Public organisations' },
      publicTraip: { es: 'Traips públicos', en: 'Public Traips' },
      home: { es: 'Inicio', en: 'Home' },
      follow: { es: 'Seguir', en: 'Following' },
      feed: { es: 'Canales en directo', en: 'Live feeds' },
      live: { es: 'Acceso a los canales', en: 'Access to feeds' },
      sitemap: { es: 'Mapa del sitio', en: 'Sitemap' },
    },
  },
  {
    name: { es: 'Avisos', en: 'Notifications' },
    resources: {
      notification: { es: 'Avisos', en: 'Notifications' },
      webhook: { es: 'Webhooks', en: 'Webhooks' },
    },
  },
];

/** The groups for documentation pages (`x-tagGroups`). */
export function tagGroups(language: Locale) {
  return grouped.map(({ name, resources }) => ({ name: name[language], tags: Object.keys(resources) }));
}

/** The page title of each resource. */
export function tagTitles(language: Locale): ReadonlyMap<string, string> {
  return new Map(
    grouped.flatMap(({ resources }) =>
      Object.entries(resources).map(([resource, title]) => [resource, title[language]] as const),
    ),
  );
}
