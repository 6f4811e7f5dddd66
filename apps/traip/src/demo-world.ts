import type { DemoPerson, DemoTeam, DemoWorld } from '@traip/api';

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

/** What a first start shows: two organisations with their people and teams. */
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
};
