import type { DemoCompetition } from '@traip/api';
import { squadOf } from './squads.ts';

const season = { name: '2026/27', startsOn: '2026-09-01', endsOn: '2027-06-30' };
const byMarta = { orgCode: 'liga-norte', by: 'superadmin@demo.traip.app' };
const byEmma = { orgCode: 'costa-sports', by: 'emma@demo.traip.app' };
const clubs = ['norte-atletico', 'san-telmo', 'puerto-viejo', 'la-ribera', 'rovers', 'alameda-a'].concat([
  'racing-del-faro',
  'pena-cabarga',
]);
/** New teams, each with its players. */
const called = (kind: Parameters<typeof squadOf>[0], ...names: string[]) =>
  names.map((name, index) => ({ name, players: squadOf(kind, index) }));
/** Pairs or players, who have only a name. */
const pairs = (...names: string[]) => names.map((name) => ({ name }));

/** The league that always has a match in progress. */
export const liveLeague = { orgCode: 'liga-norte', name: 'Primera división' };

/** In the north: a league in full swing, a cup of two legs, one in its semi-finals, one in preparation. */
const north: readonly DemoCompetition[] = [
  {
    ...byMarta,
    roundsPlayed: 6,
    scores: [0, 5],
    hasEvents: true,
    venue: 'Campos de La Albericia',
    referees: ['referee@demo.traip.app', 'raul@demo.traip.app'],
    incidents: [
      { day: 3, match: 2, outcome: 'FORFEIT_AWAY', reason: 'El visitante se presentó con seis jugadores.' },
      { day: 5, match: 4, outcome: 'ABANDONED', reason: 'Suspendido por la lluvia en el minuto 30.' },
    ],
    adjustments: [{ team: 'rovers', points: -1, reason: 'Alineación indebida en un amistoso de la liga.' }],
    form: {
      traip: {
        name: 'Liga Norte de Fútbol',
        sportKey: 'FOOTBALL',
        description: 'La liga de los sábados, desde 1987.',
      },
      season,
      category: { name: 'Primera división', gender: 'MIXED' },
      publish: true,
      competition: { name: liveLeague.name, description: 'Ocho equipos, ida y vuelta.' },
      phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', seed: 'norte', params: { legs: 2 } }],
    },
    teams: clubs.map((code) => ({ code })),
  },
  {
    ...byMarta,
    roundsPlayed: 2,
    matchesTonight: 1,
    scores: [0, 4],
    venue: 'Campos de La Albericia',
    form: {
      traip: { name: 'Copa Norte', sportKey: 'FOOTBALL', description: 'A doble partido hasta la final.' },
      season,
      category: { name: 'Absoluta', gender: 'MIXED' },
      publish: true,
      competition: { name: 'Copa Norte 2026' },
      phases: [
        {
          name: 'Eliminatorias',
          algorithm: 'SINGLE_ELIM',
          seed: 'copa',
          params: { legs: 2, shootout: true },
        },
      ],
    },
    teams: clubs.slice(0, 4).map((code) => ({ code })),
  },
  {
    ...byMarta,
    roundsPlayed: 2,
    matchesTonight: 1,
    scores: [52, 96],
    venue: 'Pabellón de El Sardinero',
    referees: ['raul@demo.traip.app'],
    form: {
      traip: { name: 'Copa de Baloncesto', sportKey: 'BASKETBALL' },
      season,
      category: { name: 'Femenina', gender: 'FEMALE' },
      publish: true,
      competition: { name: 'Copa 2026' },
      phases: [
        { name: 'Eliminatorias', algorithm: 'SINGLE_ELIM', seed: 'norte', params: { thirdPlace: true } },
      ],
    },
    teams: called(
      'basketball',
      ...['Basket Astillero', 'CB Laredo', 'Maristas', 'Sardinero Basket'],
      ...['CB Torrelavega', 'Cantbasket', 'Bezana Basket', 'CB Castro'],
    ),
  },
  {
    ...byMarta,
    roundsPlayed: 0,
    scores: [0, 3],
    form: {
      traip: { name: 'Open de Pádel', sportKey: 'PADEL' },
      season,
      category: { name: 'Mixto', gender: 'MIXED' },
      generate: false,
      competitors: 'PAIR',
      competition: { name: 'Open de primavera', maxTeams: 32 },
      phases: [{ name: 'Suizo', algorithm: 'SWISS' }],
    },
    teams: [],
  },
];

/** A club's small tournament that is over and has its champion. */
const alameda: DemoCompetition = {
  orgCode: 'cd-alameda',
  by: 'superadmin@demo.traip.app',
  roundsPlayed: 3,
  scores: 3,
  isOver: true,
  venue: 'Patio de la Alameda',
  form: {
    traip: { name: 'Voleibol de Verano', sportKey: 'VOLLEYBALL', description: 'Cuatro equipos, una tarde.' },
    season: { name: 'Verano 2026', startsOn: '2026-07-01', endsOn: '2026-08-31' },
    category: { name: 'Sénior mixto', gender: 'MIXED' },
    publish: true,
    competition: { name: 'Torneo de la Alameda' },
    phases: [{ name: 'Liguilla', algorithm: 'ROUND_ROBIN', seed: 'alameda', params: { legs: 1 } }],
  },
  teams: called('volleyball', 'Las de Siempre', 'Bloqueo Total', 'Sotileza VB', 'Red y Arena'),
};

/** Teams that meet in two singles and a doubles. */
const tennis: DemoCompetition = {
  ...alameda,
  roundsPlayed: 2,
  scores: { total: 3 },
  isOver: false,
  form: {
    traip: {
      name: 'Liga de Tenis por Equipos',
      sportKey: 'TENNIS',
      description: 'Dos individuales y un doble.',
    },
    season,
    category: { name: 'Absoluta', gender: 'MIXED', sportVariantKey: 'TENNIS_TEAM' },
    publish: true,
    competition: { name: 'Primera de tenis' },
    phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', seed: 'raqueta', params: { legs: 1 } }],
  },
  teams: called('tennis', 'CT Alameda', 'Raqueta San Telmo', 'Tenis La Ribera', 'Club Puerto Viejo'),
};

/** A weight class with repechage: one champion, two bronzes. */
const judo: DemoCompetition = {
  ...byMarta,
  roundsPlayed: 3,
  scores: 1,
  hasBouts: true,
  isOver: true,
  form: {
    traip: { name: 'Copa Norte de Judo', sportKey: 'MARTIAL_ARTS', description: 'Repesca y dos bronces.' },
    season,
    category: { name: 'Sénior femenina', gender: 'FEMALE', sportVariantKey: 'JUDO' },
    publish: true,
    competition: { name: 'Judo −57 kg' },
    competitors: 'INDIVIDUAL',
    phases: [
      {
        name: 'Cuadro',
        algorithm: 'SINGLE_ELIM',
        seed: 'tatami',
        params: { repechage: 'QUARTERFINAL_LOSERS' },
      },
    ],
  },
  teams: pairs(
    ...['Lucía Bedia', 'Marta Quijano', 'Irene Cobo', 'Nuria Salas'],
    ...['Carla Ortiz', 'Paula Rivas', 'Alba Cuesta', 'Sofía Llano'],
  ),
};

/** On the coast: groups that led to semi-finals, a Swiss with its next round paired, one open for entries. */
const coast: readonly DemoCompetition[] = [
  {
    ...byEmma,
    roundsPlayed: 3,
    laterRoundsPlayed: [1],
    matchesTonight: 1,
    scores: [18, 33],
    venue: 'Harbour Sports Hall',
    referees: ['grace@demo.traip.app'],
    form: {
      traip: { name: 'Costa Handball Cup', sportKey: 'HANDBALL', description: 'Two groups, one trophy.' },
      season,
      category: { name: 'Seniors', gender: 'MIXED' },
      publish: true,
      competition: { name: 'Handball Cup 2026' },
      phases: [
        { name: 'Groups', algorithm: 'GROUPS', seed: 'costa', params: { groups: 2, legs: 1 } },
        { name: 'Finals', algorithm: 'QUALIFY', params: { groups: ['A', 'B'], qualifiers: 2 } },
      ],
    },
    teams: called(
      'handball',
      ...['Harbour Handball', 'BM Playa Blanca', 'Lighthouse HC', 'Marina Handball'],
      ...['BM Los Arcos', 'Old Town HC', 'Salinas BM', 'Northwind HC'],
    ),
  },
  {
    ...byEmma,
    roundsPlayed: 3,
    scores: 2,
    venue: 'Marina Padel Club',
    form: {
      traip: { name: 'Marina Padel', sportKey: 'PADEL', description: 'Five rounds, nobody goes home early.' },
      season,
      category: { name: 'Open', gender: 'MIXED' },
      publish: true,
      competitors: 'PAIR',
      competition: { name: 'Marina Padel Open' },
      phases: [{ name: 'Swiss', algorithm: 'SWISS', seed: 'marina', params: { rounds: 5 } }],
    },
    teams: pairs(
      ...['Mateo Reyes / Holly Carter', 'Irene Navarro / Tiago Silva'],
      ...['Owen Hughes / Laura Ortiz', 'Elsa Lindqvist / Raúl Mora'],
      ...['Ciara Walsh / Adrián Prieto', 'Rita Costa / Sean Byrne'],
      ...['Nerea Vidal / Filip Novak', 'Joan Serra / Niamh Doyle'],
    ),
  },
  {
    ...byEmma,
    roundsPlayed: 0,
    scores: 2,
    requests: [
      { team: 'las-del-martes', by: 'member@demo.traip.app' },
      { team: 'sunset-spikers', by: 'oliver@demo.traip.app' },
    ],
    form: {
      traip: { name: 'Beach Volley Series', sportKey: 'VOLLEYBALL' },
      season,
      category: { name: 'Pairs', gender: 'MIXED' },
      generate: false,
      publish: true,
      competition: { name: 'Summer Series 2027', takesRegistrations: true, maxTeams: 16 },
      phases: [{ name: 'Main draw', algorithm: 'SINGLE_ELIM' }],
    },
    teams: [{ name: 'Sand & Salt' }, { name: 'Las Olas' }],
  },
];

/** An evening with a new partner in every round: three rounds are played, the fourth is about to start. */
const americano: DemoCompetition = {
  ...byEmma,
  roundsPlayed: 3,
  scores: { total: 24 },
  isToday: true,
  venue: 'Marina Padel Club',
  form: {
    traip: { name: 'Marina Americano', sportKey: 'PADEL', description: 'Come alone, play with everyone.' },
    season,
    category: { name: 'Open', gender: 'MIXED' },
    publish: true,
    competitors: 'INDIVIDUAL',
    competition: { name: 'Friday Americano', rulesOverride: { partners: { points: 24 } } },
    phases: [{ name: 'Americano', algorithm: 'AMERICANO', seed: 'friday', params: { rounds: 7, courts: 2 } }],
  },
  teams: pairs(
    ...['Mateo Reyes', 'Holly Carter', 'Irene Navarro', 'Tiago Silva', 'Owen Hughes'],
    ...['Laura Ortiz', 'Elsa Lindqvist', 'Raúl Mora', 'Ciara Walsh', 'Adrián Prieto'],
  ),
};

/** Under 14: the fixtures are set, and the clubs are registering their players. */
const youth: DemoCompetition = {
  ...byMarta,
  roundsPlayed: 0,
  scores: [0, 4],
  venue: 'Campos del Parque',
  licences: {
    openedDaysAgo: 20,
    closesInDays: 4,
    rules: {
      minPlayers: 9,
      maxPlayers: 14,
      ageFrom: 12,
      ageTo: 13,
      referenceDate: '2026-12-31',
      byBirthYear: true,
      numberPattern: 'INF-{season}-{0000}',
      enforcement: 'BLOCK',
    },
    squads: [
      { team: 'san-telmo-infantil', by: 'sara@demo.traip.app', isApproved: true },
      { team: 'puerto-viejo-infantil', by: 'noa@demo.traip.app', isApproved: false },
      {
        team: 'alameda-infantil',
        by: 'superadmin@demo.traip.app',
        leftOut: [12],
        kept: [9, 10],
        returned: { shirt: 3, reason: 'La fecha de nacimiento no es la del libro de familia.' },
        isApproved: true,
      },
    ],
  },
  form: {
    traip: { name: 'Liga Norte Infantil', sportKey: 'FOOTBALL', description: 'Los sábados por la mañana.' },
    season,
    category: { name: 'Infantil', gender: 'MIXED', minAge: 12, maxAge: 13 },
    publish: true,
    competition: { name: 'Liga Infantil', description: 'Cuatro equipos de menores de 14 años.' },
    phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', seed: 'infantil', params: { legs: 2 } }],
  },
  teams: ['alameda', 'san-telmo', 'puerto-viejo', 'la-ribera'].map((club) => ({ code: `${club}-infantil` })),
};

export const competitions = [...north, youth, alameda, tennis, judo, ...coast, americano];
