import type { Locale } from '@traip/contract';
import { markText } from '@traip/engine/race-day';
import { isWindLegal, windText } from '@traip/engine/race-records';
import type { listResults } from '../../../competition/race/page/get-results.ts';
import type { CountedRace } from '../../../competition/race/reply/queries.ts';
import { raceWords } from '../words/race-words.ts';

export type ResultRow = Awaited<ReturnType<typeof listResults>>[number];

/** One column of results, for a spreadsheet and for paper. */
interface ResultColumn {
  readonly heading: string;
  readonly cell: (row: ResultRow) => string | number | null;
  /** Width on a page, in points; null: the rest. */
  readonly width: number | null;
  readonly isNumber: boolean;
  /** The competitor's name. */
  readonly isName?: boolean;
}

const number = (heading: string, width: number, cell: ResultColumn['cell']): ResultColumn => ({
  heading,
  width,
  cell,
  isNumber: true,
});
const text = (heading: string, width: number | null, cell: ResultColumn['cell']): ResultColumn => ({
  heading,
  width,
  cell,
  isNumber: false,
});

/** The public name; a hidden one is replaced by the bib. A relay has its own name. */
export function nameOf(
  { person, team, bib }: Pick<ResultRow, 'person' | 'team' | 'bib'>,
  locale: Locale,
): string {
  const name = team ?? `${person?.firstName ?? ''} ${person?.surnames ?? ''}`.trim();
  return name === '' ? raceWords[locale].hidden(bib) : name;
}

/** The members of a relay, in order; a hidden one is a number. */
export function membersOf({ members }: Pick<ResultRow, 'members'>, locale: Locale): string {
  return members
    .map(({ firstName, surnames }, at) => {
      const name = `${firstName} ${surnames}`.trim();
      return name === '' ? raceWords[locale].hiddenMember(at + 1) : name;
    })
    .join(', ');
}

/** The columns of a race, or of a leaderboard. */
export function resultColumns(race: CountedRace, locale: Locale): readonly ResultColumn[] {
  return race.golf === null ? ofRace(race, locale) : ofGolf(race, race.golf, locale);
}

function ofRace(race: CountedRace, locale: Locale): readonly ResultColumn[] {
  const w = raceWords[locale];
  const hasNet = race.overallBy === 'NET' || race.groupsBy === 'NET';
  const timeOf = (value: number | null) =>
    value === null ? null : markText(value, { ...race, kind: 'TIME' }, locale);
  const measured = (value: number | null) => (value === null ? null : markText(value, race, locale));
  return [
    number(w.place, 44, ({ groupPlace }) => groupPlace),
    number(w.bib, 48, ({ bib }) => bib),
    ...competitorColumns(race, locale),
    ...(race.bands.length === 0 ? [] : [text(w.category, 62, ({ band }) => band)]),
    number(w.mark, 62, ({ mark, status }) => (status === null ? measured(mark) : status)),
    ...(race.kind === 'LAPS'
      ? [number(w.elapsed, 62, ({ elapsed, status }) => (status === null ? timeOf(elapsed) : null))]
      : []),
    ...(hasNet
      ? [number(w.netTime, 62, ({ netMark, status }) => (status === null ? measured(netMark) : null))]
      : []),
    ...(race.countsWind
      ? [number(w.wind, 40, ({ wind }) => (wind === null ? null : windOf(wind, locale)))]
      : []),
    number(w.gap, 60, ({ gap }) => (gap ? `+${measured(gap)}` : null)),
  ];
}

const nameColumn = (locale: Locale, width: number | null): ResultColumn => ({
  ...text(raceWords[locale].name, width, (row) => nameOf(row, locale)),
  isName: true,
});

/** For a relay the members, since its name is often just the club. */
function competitorColumns({ legs }: CountedRace, locale: Locale): readonly ResultColumn[] {
  const w = raceWords[locale];
  const club = text(w.club, legs === null ? 110 : 80, (row) => row.club);
  if (legs === null) return [nameColumn(locale, null), club];
  return [nameColumn(locale, 100), club, text(w.members, null, (row) => membersOf(row, locale))];
}

/** The columns of a heat: the place in it, and who goes on. */
export function heatColumns(race: CountedRace, locale: Locale): readonly ResultColumn[] {
  const w = raceWords[locale];
  return [
    number(w.place, 44, ({ heatPlace }) => heatPlace),
    number(w.lane, 42, ({ lane }) => lane),
    number(w.bib, 48, ({ bib }) => bib),
    ...competitorColumns(race, locale),
    number(w.mark, 62, ({ mark, status }) =>
      status === null && mark !== null ? markText(mark, race, locale) : status,
    ),
    text(w.goesOn, 52, ({ advance }) => (advance === 'TIE' ? '=' : advance)),
  ];
}

/** With a w if it is too strong for a record. */
function windOf(wind: number, locale: Locale): string {
  return `${windText(wind, locale)}${isWindLegal(wind) ? '' : ' w'}`;
}

type Golf = NonNullable<CountedRace['golf']>;

function ofGolf(race: CountedRace, golf: Golf, locale: Locale): readonly ResultColumn[] {
  const w = raceWords[locale];
  const isPoints = golf.rankedBy === 'STABLEFORD';
  const rounds = Array.from({ length: golf.rounds }, (_, at) => at);
  return [
    number(w.place, 44, placeOf(locale)),
    nameColumn(locale, null),
    text(w.club, 100, ({ club }) => club),
    number(isPoints ? w.points : w.score, 48, ({ mark }) =>
      mark === null ? null : markText(mark, race, locale),
    ),
    ...rounds.map((at) =>
      number(`${w.round}${at + 1}`, 32, ({ golf: line }) => {
        const round = line?.rounds[at];
        return round?.isComplete ? (isPoints ? round.points : round.gross) : null;
      }),
    ),
    number(w.gross, 48, ({ golf: line }) => line?.gross ?? null),
    ...(golf.rankedBy === 'NET' ? [number(w.net, 40, ({ golf: line }) => line?.net ?? null)] : []),
  ];
}

/** T2 if more than one is second. */
function placeOf(locale: Locale): ResultColumn['cell'] {
  return ({ groupPlace, status, golf }) => {
    if (status !== null || groupPlace === null) return status;
    return golf?.isTied ? `${raceWords[locale].tied}${groupPlace}` : groupPlace;
  };
}
