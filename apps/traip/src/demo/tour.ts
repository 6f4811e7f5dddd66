import type { DemoRace } from '@traip/api';
import { formatTime } from './format-time.ts';
import { surnames, women } from './names.ts';

const clubs = ['CC Ribera', 'Ciclistas del Puerto', 'Norte Bike', 'Alameda Team'];

/** Sixteen riders of four clubs. Bib 12 gives up in the first stage, bib 7 is over the time limit of the third. */
const riders = Array.from({ length: 16 }, (_, index) => ({
  bib: index + 1,
  name: [women[(index * 3) % women.length], surnames[(index * 7) % surnames.length], surnames[index]].join(
    ' ',
  ),
  born: 1990 + ((index * 5) % 16),
  club: clubs[index % clubs.length] ?? '',
  /** Time behind the best, different in each stage. */
  behind: (stage: number) => ((index * (stage * 2 + 3)) % 16) * 4,
}));

/** A road stage: the first three arrive together, and some riders score points on the way. */
function stage(number: number, best: number, out: Readonly<Record<number, string>>): string {
  const order = riders
    .filter(({ bib }) => out[bib] === undefined)
    .toSorted((a, b) => a.behind(number) - b.behind(number));
  const rows = order.map(({ bib, behind }, at) => {
    const time = formatTime(best + (at < 3 ? 0 : behind(number)));
    const [sprint, climb] = [[4, 2, 1][(at + number) % 6] ?? '', [5, 3, 1][(at + 2 * number) % 7] ?? ''];
    return [bib, time, at + 1, at === 8 && number === 3 ? 20 : '', sprint, climb].join(';');
  });
  const missing = Object.entries(out).map(([bib, status]) => [bib, status, '', '', '', ''].join(';'));
  return ['Dorsal;Tiempo;Orden;Penalización;Metas volantes;Montaña', ...rows, ...missing].join('\n');
}

const timeTrial = [
  'Dorsal;Tiempo',
  ...riders.map(({ bib, behind }) =>
    bib === 12 ? '12;DNS' : `${bib};${formatTime(1210 + behind(2) * 2)},${10 + ((bib * 37) % 90)}`,
  ),
].join('\n');

const bonus = [10, 6, 4];

/** A tour of three stages with its five tables. */
export const tour: DemoRace = {
  orgCode: 'costa-sports',
  by: 'emma@demo.traip.app',
  form: {
    traip: { name: 'Vuelta a la Costa', sportKey: 'CYCLING', description: 'Tres días en bici junto al mar.' },
    season: { name: '2026' },
    category: { name: 'Élite femenina', sportVariantKey: 'CYCLING_ROAD' },
    competition: { name: 'Vuelta a la Costa 2026', startsOn: '2026-10-09' },
    races: [
      { name: 'Etapa 1', distance: 96_000, startsAt: '2026-10-09T09:00:00.000Z' },
      {
        name: 'Etapa 2 (contrarreloj)',
        distance: 14_000,
        startsAt: '2026-10-10T09:00:00.000Z',
        isTimeTrial: true,
        resolution: 10,
      },
      { name: 'Etapa 3', distance: 112_000, startsAt: '2026-10-11T09:00:00.000Z' },
    ],
    publish: true,
  },
  startList: [
    'Dorsal;Nombre;Sexo;Año;Club',
    ...riders.map(({ bib, name, born, club }) => [bib, name, 'F', born, club].join(';')),
  ].join('\n'),
  results: stage(1, 9120, { 12: 'DNF' }),
  later: [timeTrial, stage(3, 10_840, { 7: 'OTL', 12: 'DNS' })],
  rankings: [
    { name: 'General', kind: 'GENERAL', rules: { bonus } },
    { name: 'Puntos', kind: 'POINTS', rules: { bonus, points: [25, 20, 16, 14, 12, 10, 8, 6, 4, 2] } },
    { name: 'Montaña', kind: 'MOUNTAINS', rules: { bonus } },
    { name: 'Jóvenes', kind: 'GENERAL', rules: { bonus, bornFrom: 2001 } },
    { name: 'Equipos', kind: 'STAGE_TEAMS', rules: { bonus, score: 3 } },
  ],
};
