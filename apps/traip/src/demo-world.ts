import type { DemoWorld } from '@traip/api';

/** What a first start shows: two organisations, and one person for each role. */
export const demoWorld: DemoWorld = {
  password: 'traip-demo',
  organisations: [
    { orgCode: 'liga-norte', name: 'Liga Norte' },
    { orgCode: 'cd-alameda', name: 'CD Alameda' },
  ],
  people: [
    {
      email: 'superadmin@demo.traip.app',
      firstName: 'Marta',
      surnames: 'Crespo Lara',
      birthday: '1984-05-12',
      favoriteSport: 'FOOTBALL',
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
      memberships: [{ orgCode: 'liga-norte', role: 'referee' }],
    },
  ],
};
