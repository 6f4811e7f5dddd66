import type { Resource } from './resources.ts';

/** Lo que vale para todas las llamadas, en Markdown. */
export const spanishGuide = `Donde viven las ligas y los torneos.

## Entrar

\`POST /v1/club/auth/login\` responde con un token de acceso y otro de renovación. Manda el de acceso en cada llamada, como
\`Authorization: Bearer …\`. Vale 15 minutos; antes de que acabe, cambia el de renovación por otro par en
\`POST /v1/club/auth/refresh\`. Cada token de renovación sirve una vez. Las llamadas sin \`security\` no piden token.

Los programas usan un token de acceso que una persona crea en «Perfil», o la administración de una organización en
«Ajustes», y lo mandan en la misma cabecera. \`x-token-scope\` dice qué alcance pide cada llamada; con \`session\`, ningún
token de ese tipo puede hacerla. Un token hace 600 peticiones por minuto; la cabecera \`RateLimit\` dice cuántas quedan.

## Peticiones

Manda JSON en UTF-8 con \`Content-Type: application/json\`, hasta un megabyte si la llamada no dice otra cosa. Una clave que
la llamada no conoce se rechaza con 400 y el nombre de la que quizá querías. Con \`PUT\` puedes devolver lo que leíste: lo que
ahí no se puede cambiar se queda como está. Las horas son ISO 8601 en UTC y los días se escriben \`2027-05-31\`; los días de
un calendario son los de Europe/Madrid.

## Repetir una petición

Las llamadas que crean algo aceptan la cabecera \`Idempotency-Key\`: un texto de hasta 200 caracteres que eliges tú. Si se
corta la conexión, manda lo mismo con la misma clave: durante 24 horas no se hace dos veces, y la respuesta es la primera,
con \`idempotent-replayed: true\`.

## Listas

Las listas van por páginas. \`page\` cuenta desde 1 y \`limit\` llega a 100. La respuesta trae \`items\`, \`page\`, \`limit\`,
\`total\` y \`totalPages\`.

## Cambios

Lo que pueden cambiar varias personas lleva una \`version\`. Manda la que leíste: si ya no es esa, la respuesta es 409
\`STALE_VERSION\` y no cambia nada.

## Errores

Todos tienen el mismo cuerpo: \`error.code\` para programas, \`error.message\` para personas, en español y en inglés, y
\`error.requestId\` para citarlo. Con 400 \`BAD_REQUEST\`, \`error.field\` nombra el primer campo que falla y \`error.details\`, todos.

## Límites

429 \`TOO_MANY_REQUESTS\` y 503 \`SERVICE_UNAVAILABLE\` dicen en \`Retry-After\` cuántos segundos esperar. Una respuesta puede
traer más propiedades con el tiempo: no hagas caso de las que no conozcas.`;

/** De qué van las llamadas de cada recurso. */
export const spanishTags: Readonly<Record<Resource, string>> = {
  auth: 'Registrarse, entrar y seguir dentro',
  accessToken: 'Tokens de acceso: programas que actúan por una persona o una organización',
  app: 'Aplicaciones de terceros y lo que la gente les deja hacer (OAuth 2.1)',
  organisation: 'Las organizaciones y sus ajustes',
  member: 'Los miembros de una organización, sus roles e invitaciones',
  team: 'Los equipos, su gente y sus invitaciones',
  squad: 'La gente de un equipo, con cuenta o sin ella',
  organisationPeople: 'Las personas que conoce una organización',
  consent: 'Consentimientos firmados en papel',
  personMerge: 'Personas apuntadas dos veces y quien dice ser una de ellas',
  personDocument: 'Documentos de identidad, médicos y de seguro',
  profile: 'El perfil y la cuenta de quien llama, y los perfiles públicos',
  family: 'Hijos, tutores y consentimientos',
  secondFactor: 'La verificación en dos pasos',
  legal: 'Los textos legales',
  publicOrganisation: 'Las organizaciones como las ve cualquiera',
  home: 'Lo que le toca a quien ha entrado',
  follow: 'Las competiciones, equipos y personas que alguien sigue',
  search: 'Buscar en todo lo público',
  demo: 'Las cuentas de la demo, donde las hay',
  career: 'Lo que han jugado y ganado equipos y personas',
  sport: 'Los deportes y sus reglas',
  look: 'Logotipo, colores, portada y patrocinadores de organizaciones, Traips y competiciones',
  traip: 'Los Traips: marcas, torneos y circuitos',
  publicTraip: 'Los Traips como los ve cualquiera',
  ranking: 'Los rankings de jugadores y equipos de un Traip, por nivel o por puntos',
  season: 'Las temporadas de un Traip',
  nextSeason: 'Empezar la temporada siguiente',
  history: 'Las temporadas pasadas y quién las ganó',
  category: 'Las categorías de un Traip',
  competition: 'Las competiciones y sus fases',
  entry: 'Los equipos de una competición',
  ownEntry:
    'Jugadores que se inscriben solos en una competición individual, y padres y madres que inscriben a sus hijos',
  partner: 'Quién busca pareja, y las parejas que cambian',
  weighIn: 'Los pesos de los deportes de combate y quién se ha pesado. Solo para la organización',
  registration: 'Plantillas inscritas y fichas',
  licence: 'Las fichas como las ven quienes juegan',
  protest: 'Reclamaciones por jugadores que no podían jugar',
  question: 'Lo que se pregunta a equipos y jugadores',
  standing: 'Clasificaciones, ajustes de puntos y sorteos',
  broker: 'Formatos y cruces',
  dashboard: 'El panel de una organización',
  overview: 'El día de hoy en una organización',
  deleted: 'Lo borrado que aún se puede recuperar',
  auditLog: 'Quién hizo qué en una organización',
  venue: 'Sedes, campos y días cerrados',
  calendar: 'Los calendarios',
  jointCalendar: 'Los calendarios de varias competiciones a la vez',
  closing: 'Cerrar una sede o un día con partidos',
  match: 'Los partidos: fecha, mesa y resultados',
  round: 'Las jornadas y todos sus resultados',
  courtQueue: 'Partidos que se llaman a la pista que queda libre',
  race: 'Las carreras',
  raceEntry: 'Las listas de salida',
  raceRound: 'Las rondas de las carreras: series, semifinales y finales',
  raceResult: 'Los resultados de las carreras',
  raceRanking: 'Clasificaciones de varias carreras: circuitos, vueltas por etapas, clubes',
  raceRecord: 'Récords de las reuniones y los clubes de un Traip, marcas personales y marcas anteriores',
  resultReport: 'Los resultados que comunican los equipos',
  attendance: 'Quién del equipo viene a un partido',
  lineup: 'Las alineaciones',
  statistics: 'Estadísticas y sanciones de jugadores',
  exchange: 'Importar y exportar',
  live: 'El acceso a los canales en directo',
  agenda: 'Suscripciones al calendario',
  sheet: 'Hojas de cálculo y PDF',
  sitemap: 'Lo que pueden listar los buscadores',
  notification: 'Los avisos y por dónde llegan',
  webhook: 'Lo que se manda a otros programas, y lo que se ha mandado',
  feed: 'Canales en directo (server-sent events)',
};
