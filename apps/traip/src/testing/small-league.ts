import type { DemoWorld } from '@traip/api';

/** One organisation with one small league. */
export const smallLeague: DemoWorld = {
  password: 'demo-demo',
  organisations: [{ orgCode: 'liga', name: 'Liga' }],
  people: [
    {
      email: 'jefa@demo.es',
      firstName: 'Eva',
      surnames: 'Ruiz',
      birthday: '1980-01-01',
      favoriteSport: 'FOOTBALL',
      memberships: [{ orgCode: 'liga', role: 'super-admin' }],
    },
  ],
  teams: [],
  competitions: [
    {
      orgCode: 'liga',
      by: 'jefa@demo.es',
      roundsPlayed: 0,
      scores: [0, 5],
      form: {
        traip: { name: 'Copa', sportKey: 'FOOTBALL' },
        season: { name: '2026' },
        category: { name: 'Única' },
        competition: { name: 'Liga' },
        publish: true,
        phases: [{ name: 'Liga', algorithm: 'ROUND_ROBIN', params: { legs: 1 } }],
      },
      teams: ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) => ({ name })),
    },
  ],
};
