import type { DemoTeam } from '@traip/api';
import { squadOf } from './squads.ts';

const named: readonly DemoTeam[] = [
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
      ['racing-del-faro', 'Racing del Faro', 'marc'],
      ['pena-cabarga', 'Peña Cabarga FC', 'dario'],
    ] as const
  ).map(
    ([code, name, owner]): DemoTeam => ({
      code,
      name,
      orgCode: 'liga-norte',
      sportKey: 'FOOTBALL',
      people: [{ email: `${owner}@demo.traip.app`, role: 'OWNER' }],
    }),
  ),
];

/** The teams of the league, each with a squad. */
const league = named.map((team, index) => ({ team, squad: squadOf(team.code, index) }));

export const squads = league.flatMap(({ squad }) => squad);

export const teams: readonly DemoTeam[] = [
  ...league.map(({ team, squad }) => ({
    ...team,
    people: [...team.people, ...squad.map(({ email }) => ({ email, role: 'MEMBER' as const }))],
  })),
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
  {
    code: 'sunset-spikers',
    name: 'Sunset Spikers',
    orgCode: null,
    sportKey: 'VOLLEYBALL',
    description: 'Two sisters, two cousins and a cool box.',
    people: [
      { email: 'oliver@demo.traip.app', role: 'OWNER' },
      { email: 'noa@demo.traip.app', role: 'CAPTAIN' },
    ],
  },
];
