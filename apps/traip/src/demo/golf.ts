import type { DemoRace } from '@traip/api';
import { men, surnames, women } from './names.ts';

const pars = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 5, 3, 4, 4, 4, 3, 4, 5];
const indexes = [7, 1, 15, 11, 3, 9, 17, 5, 13, 8, 12, 18, 2, 6, 10, 16, 4, 14];
const holes = pars.map((par, at) => ({ par, strokeIndex: indexes[at] ?? 1 }));

interface Player {
  readonly number: number;
  readonly name: string;
  readonly gender: 'F' | 'M';
  readonly born: number;
  /** In tenths. */
  readonly handicap: number;
}

const players: readonly Player[] = Array.from({ length: 18 }, (_, index) => {
  const isWoman = index % 3 === 1;
  const names = isWoman ? women : men;
  const family = [index * 3 + 2, index * 7 + 5].map((at) => surnames[at % surnames.length]);
  return {
    number: index + 1,
    name: [names[(index * 5 + 1) % names.length], ...family].join(' '),
    gender: isWoman ? 'F' : 'M',
    born: 1952 + ((index * 17) % 52),
    handicap: (index * 37) % 240,
  };
});

/** The higher the handicap, the more holes over par; a birdie here and there. */
function strokesOf({ number, handicap }: Player, round: number): readonly number[] {
  return pars.map((par, at) => {
    const luck = (number * 31 + at * 17 + round * 13) % 23;
    if (luck < 2) return par - 1;
    return par + (luck * 10 > 225 - handicap * 0.8 ? 1 : 0) + (luck === 22 && handicap > 150 ? 1 : 0);
  });
}

/** The cut after the first round: ten players, and those tied with the tenth. */
const top = 10;

function cardsOf(round: number, golfers: readonly Player[]) {
  return {
    cards: golfers.map((player) => ({
      bib: `${player.number}`,
      round,
      holes: strokesOf(player, round).map((strokes, at) => ({ hole: at + 1, strokes: `${strokes}` })),
    })),
  };
}

const sumOf = (player: Player) => strokesOf(player, 1).reduce((sum, strokes) => sum + strokes, 0);
const line = players.map(sumOf).toSorted((a, b) => a - b)[top - 1] ?? 0;
const remaining = players.filter((player) => sumOf(player) <= line);

export const golfTournament: DemoRace = {
  orgCode: 'costa-sports',
  by: 'emma@demo.traip.app',
  form: {
    traip: { name: 'Circuito de golf', sportKey: 'GOLF', description: 'Torneos en los campos de la costa.' },
    season: { name: '2026' },
    category: { name: 'Absoluta', sportVariantKey: 'GOLF_STROKE' },
    competition: { name: 'Abierto de la Costa', startsOn: '2026-10-17' },
    races: [
      {
        name: 'Abierto de la Costa',
        startsAt: '2026-10-17T07:00:00.000Z',
        bands: [
          { key: 'Absoluta', min: 0, max: 49 },
          { key: 'Sénior 50+', min: 50, max: null },
        ],
        golf: {
          rounds: 2,
          holes,
          slope: 128,
          ratingTenths: 714,
          cut: { afterRound: 1, top, within: null },
        },
      },
    ],
    publish: true,
  },
  startList: [
    'Nº;Nombre;Sexo;Año;Hándicap;Grupo;Hora',
    ...players.map(({ number, name, gender, born, handicap }, index) => {
      const group = Math.floor(index / 3);
      const minutes = `${(group * 10) % 60}`.padStart(2, '0');
      const time = `${9 + Math.floor(group / 6)}:${minutes}`;
      return [number, name, gender, born, (handicap / 10).toFixed(1), group + 1, time].join(';');
    }),
  ].join('\n'),
  // Two players are tied after two rounds.
  results: [cardsOf(1, players), cardsOf(2, remaining), { playoff: ['14', '1'] }],
};
