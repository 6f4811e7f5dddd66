import type { DemoAccounts, DemoChild, DemoPerson } from '@traip/api';

/** The accounts that the front page offers to visitors. */
export const personas: DemoAccounts['personas'] = [
  { persona: 'SECRETARY', email: 'superadmin@demo.traip.app' },
  { persona: 'REFEREE', email: 'referee@demo.traip.app' },
  { persona: 'CAPTAIN', email: 'ivan@demo.traip.app' },
  { persona: 'GUARDIAN', email: 'guardian@demo.traip.app' },
];

/** Accounts to look around with: one person for each role. */
export const staff: readonly DemoPerson[] = [
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

/** More match officials, besides the referee in `staff`. */
export const officials: readonly DemoPerson[] = [
  {
    email: 'raul@demo.traip.app',
    firstName: 'Raúl',
    surnames: 'Ortiz Vega',
    birthday: '1988-04-07',
    favoriteSport: 'FOOTBALL',
    bio: 'Árbitro desde 2011. Antes, lateral izquierdo.',
    memberships: [{ orgCode: 'liga-norte', role: 'referee' }],
  },
  {
    email: 'grace@demo.traip.app',
    firstName: 'Grace',
    surnames: 'Holloway',
    birthday: '1991-06-15',
    favoriteSport: 'HANDBALL',
    bio: 'Whistle, cards, sunscreen.',
    memberships: [{ orgCode: 'costa-sports', role: 'referee' }],
  },
];

/** The staff of the organisation on the coast. */
export const coast: readonly DemoPerson[] = [
  {
    email: 'emma@demo.traip.app',
    firstName: 'Emma',
    surnames: 'Whitfield',
    birthday: '1987-03-22',
    favoriteSport: 'HANDBALL',
    bio: 'Twenty years on the coast, fifteen of them with a whistle.',
    memberships: [{ orgCode: 'costa-sports', role: 'super-admin' }],
  },
];

/** Guardians of children in the youth league. */
export const guardians: readonly DemoPerson[] = [
  {
    email: 'guardian@demo.traip.app',
    firstName: 'Laura',
    surnames: 'Salas Ortiz',
    birthday: '1983-09-05',
    favoriteSport: 'FOOTBALL',
    memberships: [],
  },
  {
    email: 'padre@demo.traip.app',
    firstName: 'Andrés',
    surnames: 'Gómez Rey',
    birthday: '1981-02-17',
    favoriteSport: 'FOOTBALL',
    memberships: [],
  },
];

const consented = { PARTICIPATION: 'YES', CONTACT: 'YES' } as const;

/** Siblings in two teams: one has consent to publish a name, the other does not. */
export const children: readonly DemoChild[] = [
  {
    guardian: 'guardian@demo.traip.app',
    relation: 'MOTHER',
    team: 'alameda-infantil',
    shirt: 7,
    consents: { ...consented, PUBLIC_NAME: 'SHORT', PHOTO: 'YES' },
  },
  {
    guardian: 'padre@demo.traip.app',
    relation: 'FATHER',
    team: 'alameda-infantil',
    shirt: 7,
    consents: { ...consented, PUBLIC_NAME: 'SHORT' },
  },
  {
    guardian: 'guardian@demo.traip.app',
    relation: 'MOTHER',
    team: 'san-telmo-infantil',
    shirt: 9,
    consents: { ...consented, PUBLIC_NAME: 'HIDDEN', PHOTO: 'NO' },
  },
];

export const players: readonly DemoPerson[] = (
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
  firstName,
  surnames,
  birthday,
  favoriteSport: 'FOOTBALL',
  memberships: [],
}));
