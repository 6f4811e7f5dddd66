import type { DemoRace } from '@traip/api';
import { formatTime } from './format-time.ts';
import { men, surnames, women } from './names.ts';

const clubs = ['CA Ribera', 'Atletismo Norte', 'Trail Alameda', 'Correcaminos Puerto', ''];

interface Runner {
  readonly bib: number;
  readonly name: string;
  readonly gender: 'F' | 'M';
  readonly born: number;
  readonly club: string;
  /** Seconds; null: did not finish. */
  readonly time: number | null;
}

/** Sixty runners of all ages. Bibs 17 and 40 do not finish, and two cross the line together. */
const runners: readonly Runner[] = Array.from({ length: 60 }, (_, index) => {
  const isWoman = index % 5 < 2;
  const names = isWoman ? women : men;
  const firstName = names[(index * 7) % names.length];
  const familyNames = [index * 5, index * 11 + 3].map((at) => surnames[at % surnames.length]);
  const born = 1956 + ((index * 13) % 53);
  const bib = index + 1;
  const pace = 188 + ((index * 37) % 60) * 2 + Math.max(0, 1992 - born) + (isWoman ? 22 : 0);
  const isOut = bib === 17 || bib === 40;
  return {
    bib,
    name: [firstName, ...familyNames].join(' '),
    gender: isWoman ? 'F' : 'M',
    born,
    club: clubs[(index * 3) % clubs.length] ?? '',
    time: isOut ? null : bib === 31 ? 2466 : bib === 32 ? 2466 : pace * 10 + ((index * 17) % 10),
  };
});

/** Some start fast, others finish fast; those who do not finish pass only the first split. */
function splitsOf({ bib, time }: Runner): readonly string[] {
  const even = (time ?? 2600) / 4;
  const drift = ((bib % 7) - 3) * 4;
  const passed = [even + drift, even * 2 + drift * 1.5, even * 3 + drift];
  return passed.map((seconds, at) => (time === null && at > 0 ? '' : formatTime(Math.round(seconds))));
}

export const races: readonly DemoRace[] = [
  {
    orgCode: 'costa-sports',
    by: 'emma@demo.traip.app',
    form: {
      traip: {
        name: 'Circuito de ruta',
        sportKey: 'RUNNING',
        description: 'Carreras populares de la costa.',
      },
      season: { name: '2026' },
      category: { name: 'Absoluta', sportVariantKey: 'ROAD' },
      competition: { name: '10K de la Costa', startsOn: '2026-10-04' },
      races: [
        {
          name: '10 km',
          distance: 10_000,
          startsAt: '2026-10-04T08:00:00.000Z',
          bands: [
            { key: 'Sub-20', min: 0, max: 19 },
            { key: 'Sénior', min: 20, max: 34 },
            { key: '35–44', min: 35, max: 44 },
            { key: '45–54', min: 45, max: 54 },
            { key: '55+', min: 55, max: null },
          ],
        },
      ],
      publish: true,
    },
    startList: [
      'Dorsal;Nombre;Sexo;Año;Club',
      ...runners.map(({ bib, name, gender, born, club }) => [bib, name, gender, born, club].join(';')),
    ].join('\n'),
    results: [
      'Dorsal;2,5 km;5 km;7,5 km;Tiempo',
      ...runners.map((runner) =>
        [runner.bib, ...splitsOf(runner), runner.time === null ? 'DNF' : formatTime(runner.time)].join(';'),
      ),
    ].join('\n'),
  },
];
