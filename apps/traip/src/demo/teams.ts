import type { DemoPlayer, DemoTeam } from '@traip/api';
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

/** Children with missing or wrong data, and the children of the demo guardians. */
const exceptions: Readonly<Record<string, Partial<DemoPlayer>>> = {
  'alameda-infantil 7': { firstName: 'Vega', surnames: 'Gómez Salas', birthday: '2014-04-09' },
  'alameda-infantil 11': { birthday: null },
  'alameda-infantil 12': { birthday: '2012-10-02' },
  'san-telmo-infantil 9': { firstName: 'Bruno', surnames: 'Gómez Salas', birthday: '2013-06-21' },
  'puerto-viejo-infantil 5': { birthday: null },
};

/** The teams of the league under 14, each with the email address of its owner. */
const youth: readonly DemoTeam[] = (
  [
    ['alameda-infantil', 'Alameda Infantil', 'cd-alameda', 'superadmin'],
    ['san-telmo-infantil', 'San Telmo Infantil', 'liga-norte', 'sara'],
    ['puerto-viejo-infantil', 'Puerto Viejo Infantil', 'liga-norte', 'noa'],
    ['la-ribera-infantil', 'La Ribera Infantil', 'liga-norte', 'hugo'],
  ] as const
).map(([code, name, orgCode, owner], index) => ({
  code,
  name,
  orgCode,
  sportKey: 'FOOTBALL',
  people: [{ email: `${owner}@demo.traip.app`, role: 'OWNER' as const }],
  players: squadOf('youth', index).map((player) => ({ ...player, ...exceptions[`${code} ${player.shirt}`] })),
}));

export const teams: readonly DemoTeam[] = [
  ...named.map((team, index) => ({ ...team, players: squadOf('football', index) })),
  ...youth,
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
