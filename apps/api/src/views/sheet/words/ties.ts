import type { Locale } from '@traip/contract';
import { parseTieId, type SlotView, type TiePosition } from '@traip/contract/bracket';

/** "Semifinal 1", and its form within a sentence: "Ganador" + "de la semifinal 1". */
interface TieWords {
  readonly title: string;
  readonly of: string;
}

/** By the number of ties of the round. */
type Words = Readonly<Record<number, (index: number) => TieWords>>;

const rounds: Record<Locale, Words> = {
  es: {
    1: () => ({ title: 'Final', of: 'de la final' }),
    2: (index) => ({ title: `Semifinal ${index}`, of: `de la semifinal ${index}` }),
    4: (index) => ({ title: `Cuartos ${index}`, of: `de cuartos ${index}` }),
    8: (index) => ({ title: `Octavos ${index}`, of: `de octavos ${index}` }),
    16: (index) => ({ title: `Dieciseisavos ${index}`, of: `de dieciseisavos ${index}` }),
    32: (index) => ({ title: `Treintaidosavos ${index}`, of: `de treintaidosavos ${index}` }),
  },
  en: {
    1: () => ({ title: 'Final', of: 'of the final' }),
    2: (index) => ({ title: `Semi-final ${index}`, of: `of semi-final ${index}` }),
    4: (index) => ({ title: `Quarter-final ${index}`, of: `of quarter-final ${index}` }),
    8: (index) => ({ title: `Round of 16, no. ${index}`, of: `of round of 16, no. ${index}` }),
    16: (index) => ({ title: `Round of 32, no. ${index}`, of: `of round of 32, no. ${index}` }),
    32: (index) => ({ title: `Round of 64, no. ${index}`, of: `of round of 64, no. ${index}` }),
  },
};

const columns: Record<Locale, Readonly<Record<number, string>>> = {
  es: {
    1: 'Final',
    2: 'Semifinales',
    4: 'Cuartos de final',
    8: 'Octavos de final',
    16: 'Dieciseisavos',
    32: 'Treintaidosavos',
  },
  en: {
    1: 'Final',
    2: 'Semi-finals',
    4: 'Quarter-finals',
    8: 'Round of 16',
    16: 'Round of 32',
    32: 'Round of 64',
  },
};

const other = {
  es: {
    winner: 'Ganador',
    loser: 'Perdedor',
    of: 'de',
    upper: 'S',
    lower: 'I',
    upperRound: 'Superior · ronda',
    lowerRound: 'Inferior · ronda',
    round: 'Ronda',
    number: 'n.º',
    grandFinal: { title: 'Gran final', of: 'de la gran final' },
    grandFinalAgain: { title: 'Gran final, desempate', of: 'del desempate de la gran final' },
    thirdPlace: { title: 'Tercer puesto', of: 'del partido por el tercer puesto' },
    repechage: 'Repesca',
    bronze: 'Bronce',
    beatenBy: 'Vencido por el ganador',
    otherPlaces: 'Otros puestos',
    bye: 'Descansa',
    undecided: 'Por decidir',
    legs: ['ida', 'vuelta'],
    match: 'partido',
  },
  en: {
    winner: 'Winner',
    loser: 'Loser',
    of: 'of',
    upper: 'U',
    lower: 'L',
    upperRound: 'Upper · round',
    lowerRound: 'Lower · round',
    round: 'Round',
    number: 'no.',
    grandFinal: { title: 'Grand final', of: 'of the grand final' },
    grandFinalAgain: { title: 'Grand final, decider', of: 'of the grand final decider' },
    thirdPlace: { title: 'Third place', of: 'of the third-place match' },
    repechage: 'Repechage',
    bronze: 'Bronze',
    beatenBy: 'Beaten by the winner',
    otherPlaces: 'Other places',
    bye: 'Bye',
    undecided: 'To be decided',
    legs: ['first leg', 'second leg'],
    match: 'match',
  },
} as const satisfies Record<Locale, object>;

const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** "1.º", "1st". */
function ordinal(locale: Locale, place: number): string {
  return locale === 'es' ? `${place}.º` : `${place}${endings[ordinals.select(place)]}`;
}

/** `size`: the number of ties in its step. */
export function tieWords(locale: Locale, position: TiePosition, size: number): TieWords {
  const { part, step, index, firstPlace } = position;
  const { upper, lower, of, round, number, grandFinal, grandFinalAgain, thirdPlace } = other[locale];
  const { repechage, bronze } = other[locale];
  const plain = (title: string) => ({ title, of: `${of} ${title}` });
  if (part === 'UPPER' || part === 'LOWER')
    return plain(`${part === 'UPPER' ? upper : lower}${step}-${index}`);
  if (part === 'GRAND_FINAL') return step === 1 ? grandFinal : grandFinalAgain;
  if (part === 'REPECHAGE') return plain(`${repechage} ${step}-${index}`);
  if (part === 'BRONZE') return plain(`${bronze} ${index}`);
  if (part === 'PLACEMENT') return firstPlace === 3 ? thirdPlace : placement(locale, firstPlace, index);
  return rounds[locale][size]?.(index) ?? plain(`${round} ${step}, ${number} ${index}`);
}

function placement(locale: Locale, place: number, index: number): TieWords {
  const nth = ordinal(locale, place);
  return locale === 'es'
    ? { title: `Por el ${nth} puesto, ${index}`, of: `del partido ${index} por el ${nth} puesto` }
    : { title: `For ${nth} place, ${index}`, of: `of match ${index} for ${nth} place` };
}

interface StepPosition extends Pick<TiePosition, 'part' | 'step'> {
  readonly size: number;
  readonly isForThird: boolean;
}

/** The title of a column of a bracket. */
export function stepTitle(locale: Locale, { part, step, size, isForThird }: StepPosition): string {
  const { upperRound, lowerRound, round, grandFinal, grandFinalAgain, thirdPlace, otherPlaces } =
    other[locale];
  const { repechage, bronze } = other[locale];
  if (part === 'REPECHAGE') return step === 1 ? repechage : `${repechage} ${step}`;
  if (part === 'BRONZE') return bronze;
  if (part === 'UPPER') return `${upperRound} ${step}`;
  if (part === 'LOWER') return `${lowerRound} ${step}`;
  if (part === 'GRAND_FINAL') return (step === 1 ? grandFinal : grandFinalAgain).title;
  if (part === 'PLACEMENT') return isForThird ? thirdPlace.title : otherPlaces;
  return columns[locale][size] ?? `${round} ${step}`;
}

/** "ida", "vuelta"; in a longer series "partido 3". */
export function legTitle(locale: Locale, leg: number, legs: number): string {
  const { legs: two, match } = other[locale];
  return legs === 2 ? (two[leg - 1] ?? '') : `${match} ${leg}`;
}

/** A team, or where it will come from: "1.º del grupo A", "Ganador de la semifinal 1". */
export function slotTitle(
  locale: Locale,
  { team, source }: SlotView,
  sizes: ReadonlyMap<string, number>,
): string {
  if (team !== null) return team.name;
  const { winner, loser, beatenBy, bye, undecided } = other[locale];
  switch (source.kind) {
    case 'WINNER':
      return `${winner} ${tieById(locale, String(source.tie), sizes)}`;
    case 'LOSER':
      return `${loser} ${tieById(locale, String(source.tie), sizes)}`;
    case 'BEATEN':
      return `${beatenBy} ${tieById(locale, String(source.tie), sizes)}`;
    case 'SURVIVOR':
    case 'GROUP':
    case 'BEST':
      return byRank(locale, source);
    default:
      return source.kind === 'BYE' ? bye : undecided;
  }
}

function tieById(locale: Locale, id: string, sizes: ReadonlyMap<string, number>): string {
  const position = parseTieId(id);
  return position === null ? `${other[locale].of} ${id}` : tieWords(locale, position, sizes.get(id) ?? 0).of;
}

function byRank(locale: Locale, source: SlotView['source']): string {
  const nth = ordinal(locale, Number(source.kind === 'SURVIVOR' ? source.rank : source.position));
  const isSpanish = locale === 'es';
  if (source.kind === 'GROUP')
    return isSpanish ? `${nth} del grupo ${source.group}` : `${nth} of group ${source.group}`;
  if (source.kind === 'BEST')
    return isSpanish ? `Mejor ${nth}, plaza ${source.place}` : `Best ${nth}, place ${source.place}`;
  return isSpanish ? `${nth} mejor tras la ronda ${source.round}` : `${nth} best after round ${source.round}`;
}
