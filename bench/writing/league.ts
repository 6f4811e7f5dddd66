import type { DemoWorld } from '@traip/api';

export const referee = { email: 'jefa@bench.traip.app', password: 'bench-bench' };

/** One organisation with one league that is about to start. */
export const league: DemoWorld = {
  password: referee.password,
  organisations: [{ orgCode: 'bench', name: 'Bench' }],
  people: [
    {
      email: referee.email,
      firstName: 'Eva',
      surnames: 'Ruiz',
      birthday: '1980-01-01',
      favoriteSport: 'FOOTBALL',
      memberships: [{ orgCode: 'bench', role: 'super-admin' }],
    },
  ],
  teams: [],
  competitions: [
    {
      orgCode: 'bench',
      by: referee.email,
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
      teams: Array.from({ length: 12 }, (_, index) => ({ name: `Equipo ${index + 1}` })),
    },
  ],
};
