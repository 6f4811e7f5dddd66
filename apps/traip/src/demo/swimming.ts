import type { DemoMeeting } from '@traip/api';
import { men, surnames, women } from './names.ts';

const clubs = ['CN Bahía', 'CN Ensenada', 'AD Marea', 'CN Roqueta'];

interface Swimmer {
  readonly bib: number;
  readonly name: string;
  readonly gender: 'F' | 'M';
  readonly born: number;
  readonly club: string;
  /** In hundredths; by `pace`, so that only the intended swimmers tie. */
  readonly seed: number;
}

interface Race {
  readonly size: number;
  readonly gender: 'F' | 'M';
  /** The fastest seed mark, in hundredths. */
  readonly fastest: number;
}

function field({ size, gender, fastest }: Race): readonly Swimmer[] {
  const names = gender === 'F' ? women : men;
  return Array.from({ length: size }, (_, index) => {
    const family = [index * 3 + 7, index * 13 + 1].map((at) => surnames[at % surnames.length]);
    return {
      bib: index + 1,
      name: [names[(index * 11 + 4) % names.length], ...family].join(' '),
      gender,
      born: 1994 + ((index * 5) % 14),
      club: clubs[index % clubs.length] ?? '',
      seed: fastest + ((index * 7) % size) * 37,
    };
  });
}

/** 28.41, 1:02.08. */
function formatTime(hundredths: number): string {
  const [minutes, rest] = [Math.floor(hundredths / 6000), hundredths % 6000];
  const seconds = (rest / 100).toFixed(2);
  return minutes === 0 ? seconds : `${minutes}:${seconds.padStart(5, '0')}`;
}

const startList = (swimmers: readonly Swimmer[]) =>
  [
    'Dorsal;Nombre;Sexo;Año;Club;Marca',
    ...swimmers.map((one) =>
      [one.bib, one.name, one.gender, one.born, one.club, formatTime(one.seed)].join(';'),
    ),
  ].join('\n');

const timesOf = (swimmers: readonly Swimmer[], faster: (one: Swimmer) => number) =>
  ['Dorsal;Tiempo', ...swimmers.map((one) => `${one.bib};${formatTime(one.seed - faster(one))}`)].join('\n');

/** How much faster than their seed mark swimmers are in the heats, in hundredths. */
const inHeats = ({ bib }: Swimmer) => (bib * 5) % 17;
const byHeats = (swimmers: readonly Swimmer[]) =>
  swimmers.toSorted((a, b) => a.seed - inHeats(a) - (b.seed - inHeats(b)));

function event(race: Race, sizes: { readonly a: number; readonly b: number }) {
  const swimmers = field(race);
  const ranked = byHeats(swimmers);
  const finalA = ranked.slice(0, sizes.a);
  const finalB = ranked.slice(sizes.a, sizes.a + sizes.b);
  const inFinal = ({ bib }: Swimmer) => 10 + ((bib * 11) % 60);
  return {
    startList: startList(swimmers),
    qualifying: [{ byTime: sizes.a, toB: sizes.b }],
    results: [
      timesOf(swimmers, inHeats),
      ...(sizes.b > 0 ? [timesOf(finalB, inFinal)] : []),
      timesOf(finalA, inFinal),
    ],
  };
}

/** Each club has a relay of four; the last one is disqualified. */
function relays() {
  const swimmers = field({ size: 16, gender: 'F', fastest: 5790 });
  const teams = clubs.map((club, index) => ({
    bib: index + 1,
    club,
    members: swimmers.filter((one) => one.club === club).map(({ name, born }) => `${name} (${born})`),
    time: 23_640 + index * 212,
  }));
  return {
    startList: [
      'Dorsal;Equipo;Club;Sexo;Marca;Nadadora 1;Nadadora 2;Nadadora 3;Nadadora 4',
      ...teams.map(({ bib, club, time, members }) =>
        [bib, club, club, 'F', formatTime(time + 150), ...members].join(';'),
      ),
    ].join('\n'),
    qualifying: [],
    results: [
      [
        'Dorsal;Tiempo',
        ...teams.map(({ bib, time }) => `${bib};${bib === 4 ? 'DSQ' : formatTime(time)}`),
      ].join('\n'),
    ],
  };
}

export const swimmingMeeting: DemoMeeting = {
  orgCode: 'costa-sports',
  by: 'emma@demo.traip.app',
  form: {
    traip: {
      name: 'Natación en la costa',
      sportKey: 'SWIMMING',
      description: 'Trofeos de natación en piscina.',
    },
    season: { name: '2026' },
    category: { name: 'Absoluta', sportVariantKey: 'POOL' },
    competition: { name: 'Trofeo de la Bahía', startsOn: '2026-10-10' },
    races: [
      { name: '100 m libre femenino', distance: 100, startsAt: '2026-10-10T08:00:00.000Z' },
      { name: '50 m espalda masculino', distance: 50, startsAt: '2026-10-10T08:40:00.000Z' },
      { name: '4 × 100 m libre femenino', distance: 400, startsAt: '2026-10-10T10:30:00.000Z', legs: 4 },
    ],
    publish: true,
  },
  lanes: 8,
  events: [
    event({ size: 24, gender: 'F', fastest: 5790 }, { a: 8, b: 8 }),
    event({ size: 14, gender: 'M', fastest: 2780 }, { a: 8, b: 0 }),
    relays(),
  ],
};
