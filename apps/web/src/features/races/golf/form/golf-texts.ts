import { defaultCourse } from '@traip/engine/race-day';
import type { Golf } from '../use-golf-summary.ts';

/** The golf settings as typed. */
export interface GolfTexts {
  readonly rounds: number;
  readonly rankedBy: Golf['rankedBy'];
  readonly pars: string;
  readonly indexes: string;
  readonly slope: string;
  readonly rating: string;
  readonly allowance: string;
  readonly countback: boolean;
  /** Empty: no cut. */
  readonly cutAfter: string;
  readonly cutTop: string;
  readonly cutWithin: string;
}

export interface GolfProblem {
  readonly field: 'pars' | 'indexes' | 'slope' | 'rating' | 'allowance' | 'cutTop' | 'cutWithin';
  readonly holes: number;
}

const usual: Golf = {
  rounds: 1,
  holes: [...defaultCourse(18)],
  slope: null,
  ratingTenths: null,
  rankedBy: 'GROSS',
  allowance: 95,
  countback: false,
  cut: null,
};

export function textsOfGolf(golf: Golf | null, locale: string): GolfTexts {
  const { rounds, rankedBy, holes, slope, ratingTenths, allowance, countback, cut } = golf ?? usual;
  const rating = ratingTenths === null ? '' : (ratingTenths / 10).toFixed(1);
  return {
    rounds,
    rankedBy,
    pars: holes.map(({ par }) => par).join(' '),
    indexes: holes.map(({ strokeIndex }) => strokeIndex).join(' '),
    slope: `${slope ?? ''}`,
    rating: locale === 'es' ? rating.replace('.', ',') : rating,
    allowance: `${allowance}`,
    countback,
    cutAfter: `${cut?.afterRound ?? ''}`,
    cutTop: `${cut?.top ?? ''}`,
    cutWithin: `${cut?.within ?? ''}`,
  };
}

/** Pars in a row, with any separators or none: 443454345. */
export function parsIn(text: string): readonly number[] {
  const trimmed = text.trim();
  const parts = /^(?:\d{9}|\d{18})$/.test(trimmed) ? [...trimmed] : trimmed.split(/\D+/);
  return parts.filter((part) => part !== '').map(Number);
}

type Read = { readonly golf: Golf } | { readonly problem: GolfProblem };

/** The settings, or the first invalid field. */
export function golfOfTexts(texts: GolfTexts): Read {
  const pars = parsIn(texts.pars);
  const wrong = (field: GolfProblem['field']): Read => ({ problem: { field, holes: pars.length } });
  const isCourse = (pars.length === 9 || pars.length === 18) && pars.every((par) => par >= 2 && par <= 7);
  if (!isCourse) return wrong('pars');
  const indexes = indexesOf(texts.indexes, pars.length);
  if (indexes === null) return wrong('indexes');
  const slope = numberIn(texts.slope, 55, 155);
  if (slope === undefined) return wrong('slope');
  const ratingTenths = ratingIn(texts.rating);
  if (ratingTenths === undefined) return wrong('rating');
  const allowance = numberIn(texts.allowance, 0, 100);
  if (allowance === undefined || allowance === null) return wrong('allowance');
  const cut = cutOf(texts);
  if (typeof cut === 'string') return wrong(cut);
  const holes = pars.map((par, at) => ({ par, strokeIndex: indexes[at] ?? 1 }));
  const { rounds, rankedBy, countback } = texts;
  return { golf: { rounds, rankedBy, countback, holes, slope, ratingTenths, allowance, cut } };
}

/** Each hole has a different index. Without any, or with those of a longer course, they follow the holes. */
function indexesOf(text: string, count: number): readonly number[] | null {
  const numbers = text.split(/\D+/).filter((part) => part !== '');
  const usualOnes = Array.from({ length: count }, (_, at) => at + 1);
  if (numbers.length === 0 || isUsualOf18(numbers, count)) return usualOnes;
  const indexes = numbers.map(Number);
  const isWhole = indexes.length === count && usualOnes.every((index) => indexes.includes(index));
  return isWhole ? indexes : null;
}

function isUsualOf18(numbers: readonly string[], count: number): boolean {
  return count === 9 && numbers.length === 18 && numbers.every((index, at) => Number(index) === at + 1);
}

/** Null if empty, undefined if invalid. */
function numberIn(text: string, min: number, max: number): number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const value = /^\d{1,3}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

function ratingIn(text: string): number | null | undefined {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  return /^\d{2}(?:\.\d)?$/.test(trimmed) ? Math.round(Number(trimmed) * 10) : undefined;
}

function cutOf({ cutAfter, cutTop, cutWithin, rounds }: GolfTexts): Golf['cut'] | 'cutTop' | 'cutWithin' {
  if (cutAfter === '' || Number(cutAfter) >= rounds) return null;
  const top = numberIn(cutTop, 1, 999);
  if (top === undefined || top === null) return 'cutTop';
  const within = numberIn(cutWithin, 0, 99);
  return within === undefined ? 'cutWithin' : { afterRound: Number(cutAfter), top, within };
}
