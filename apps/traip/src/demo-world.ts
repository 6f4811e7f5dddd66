import type { DemoCompetition, DemoPerson, DemoTeam, DemoWorld } from '@traip/api';

/** Who signs in to look around: one person for each role. */
const staff: readonly DemoPerson[] = [
  {
    email: 'superadmin@demo.traip.app',
    firstName: 'Marta',
    surnames: 'Crespo Lara',
    birthday: '1984-05-12',
    favoriteSport: 'FOOTBALL',
    bio: 'Presido la Liga Norte desde 2019.',
    memberships: [
      { orgCode: 'liga-norte', role: 'super-admin' },
      { orgCode: 'cd-alameda', role: 'super-admin' },
    ],
  },
  {
    email: 'admin@demo.traip.app',
    firstName: 'Javier',
    surnames: 'Rico Sanz',
    birthday: '1990-11-03',
    favoriteSport: 'BASKETBALL',
    memberships: [{ orgCode: 'liga-norte', role: 'admin' }],
  },
  {
    email: 'member@demo.traip.app',
    firstName: 'Nuria',
    surnames: 'Solís Peña',
    birthday: '1998-02-27',
    favoriteSport: 'VOLLEYBALL',
    memberships: [{ orgCode: 'liga-norte', role: 'member' }],
  },
  {
    email: 'referee@demo.traip.app',
    firstName: 'Lucía',
    surnames: 'Benítez Mora',
    birthday: '1995-08-19',
    favoriteSport: 'FOOTBALL',
    bio: 'Árbitra de categoría regional.',
    memberships: [{ orgCode: 'liga-norte', role: 'referee' }],
  },
];

const players: readonly DemoPerson[] = (
  [
    ['ivan', 'Iván', 'Cano Ruiz', '2001-03-14'],
    ['dario', 'Darío', 'Molina Vega', '1999-07-02'],
    ['elena', 'Elena', 'Prieto Sáez', '2000-12-21'],
    ['hugo', 'Hugo', 'Navarro Gil', '2003-01-09'],
    ['sara', 'Sara', 'Iglesias Pons', '1997-05-30'],
    ['marc', 'Marc', 'Ferrer Soler', '1996-10-11'],
    ['noa', 'Noa', 'Castro Lago', '2002-04-18'],
    ['oliver', 'Oliver', 'Bennett', '1994-09-25'],
  ] as const
).map(([name, firstName, surnames, birthday]) => ({
  email: `${name}@demo.traip.app`,
  ...{ firstName, surnames, birthday },
  favoriteSport: 'FOOTBALL',
  memberships: [],
}));

const teams: readonly DemoTeam[] = [
  {
    code: 'alameda-a',
    name: 'CD Alameda A',
    orgCode: 'cd-alameda',
    sportKey: 'FOOTBALL',
    description: 'El primer equipo del barrio. Entrenamos martes y jueves.',
    people: [
      { email: 'superadmin@demo.traip.app', role: 'OWNER' },
      { email: 'ivan@demo.traip.app', role: 'CAPTAIN' },
      { email: 'marc@demo.traip.app', role: 'COACH' },
      { email: 'dario@demo.traip.app', role: 'MEMBER' },
      { email: 'hugo@demo.traip.app', role: 'MEMBER' },
    ],
  },
  ...(
    [
      ['norte-atletico', 'Atlético Norte', 'elena'],
      ['san-telmo', 'Unión San Telmo', 'sara'],
      ['puerto-viejo', 'Puerto Viejo CF', 'noa'],
      ['la-ribera', 'Deportivo La Ribera', 'hugo'],
      ['rovers', 'Costa Rovers', 'oliver'],
    ] as const
  ).map(
    ([code, name, owner]): DemoTeam => ({
      ...{ code, name, orgCode: 'liga-norte', sportKey: 'FOOTBALL' },
      people: [{ email: `${owner}@demo.traip.app`, role: 'OWNER' }],
    }),
  ),
  {
    code: 'las-del-martes',
    name: 'Las del Martes',
    orgCode: null,
    sportKey: 'VOLLEYBALL',
    people: [
      { email: 'member@demo.traip.app', role: 'OWNER' },
      { email: 'elena@demo.traip.app', role: 'MEMBER' },
      { email: 'sara@demo.traip.app', role: 'MEMBER' },
    ],
  },
];

const traip = {
  name: 'Liga Norte de Fútbol',
  sportKey: 'FOOTBALL',
  description: 'La liga de los sábados, desde 1987.',
} as const;
const season = { name: '2026/27', startsOn: '2026-09-01', endsOn: '2027-06-30' };
const clubs = ['norte-atletico', 'san-telmo', 'puerto-viejo', 'la-ribera', 'rovers', 'alameda-a'];

/** A league in full swing, a cup in its quarter-finals, and a tournament that is still being prepared. */
const competitions: readonly DemoCompetition[] = [
  {
    ...{ orgCode: 'liga-norte', by: 'superadmin@demo.traip.app', roundsPlayed: 6, scores: [0, 5] },
    form: {
      ...{ traip, season, category: { name: 'Primera división', gender: 'MIXED' }, publish: true },
      competition: { name: 'Primera división', description: 'Ocho equipos, ida y vuelta.' },
      phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', seed: 'norte', params: { legs: 2 } }],
    },
    teams: [...clubs.map((code) => ({ code })), { name: 'Racing del Faro' }, { name: 'Peña Cabarga FC' }],
  },
  {
    ...{ orgCode: 'liga-norte', by: 'superadmin@demo.traip.app', roundsPlayed: 1, scores: [52, 96] },
    form: {
      traip: { name: 'Copa de Baloncesto', sportKey: 'BASKETBALL' },
      ...{ season, category: { name: 'Femenina', gender: 'FEMALE' }, publish: true },
      competition: { name: 'Copa 2026' },
      phases: [
        { name: 'Eliminatorias', algorithm: 'SINGLE_ELIM', seed: 'norte', params: { thirdPlace: true } },
      ],
    },
    teams: [
      ...['Basket Astillero', 'CB Laredo', 'Maristas', 'Sardinero Basket'],
      ...['CB Torrelavega', 'Cantbasket', 'Bezana Basket', 'CB Castro'],
    ].map((name) => ({ name })),
  },
  {
    ...{ orgCode: 'liga-norte', by: 'superadmin@demo.traip.app', roundsPlayed: 0, scores: [0, 3] },
    form: {
      traip: { name: 'Open de Pádel', sportKey: 'PADEL' },
      ...{ season, category: { name: 'Mixto', gender: 'MIXED' }, generate: false },
      competition: { name: 'Open de primavera', takesRegistrations: true, maxTeams: 32 },
      phases: [{ name: 'Suizo', algorithm: 'SWISS' }],
    },
    teams: [],
  },
];

/** What a first start shows: two organisations with their people, teams and competitions. */
export const demoWorld: DemoWorld = {
  password: 'traip-demo',
  organisations: [
    {
      orgCode: 'liga-norte',
      name: 'Liga Norte',
      type: 'FEDERATION',
      bio: 'La liga amateur del norte: fútbol, baloncesto y voleibol desde 1987.',
      description: 'Organizamos ligas y copas para clubes de barrio, colegios y grupos de amigos.',
      website: 'https://liganorte.example',
      contact: { email: 'hola@liganorte.example', city: 'Santander', country: 'ES' },
    },
    {
      orgCode: 'cd-alameda',
      name: 'CD Alameda',
      type: 'SPORT_CLUB',
      bio: 'Club de barrio. Fútbol para todas las edades.',
      contact: { email: 'club@alameda.example', city: 'Santander', country: 'ES' },
    },
  ],
  people: [...staff, ...players],
  teams,
  competitions,
};
