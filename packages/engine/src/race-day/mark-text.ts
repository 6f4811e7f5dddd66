import { formatTime } from '../ranking/marks.ts';
import type { EventKind } from './rank-event.ts';

interface Measured {
  readonly kind: EventKind;
  readonly resolution: number;
  readonly golf?: { readonly rankedBy: string } | null;
}

const laps: Readonly<Record<string, readonly [one: string, more: string]>> = {
  es: ['vuelta', 'vueltas'],
  en: ['lap', 'laps'],
};

/** A mark in a locale’s notation: 44:02, 59,99, 8,41 m, 120, 12 laps, −3. */
export function markText(mark: number, { kind, resolution, golf }: Measured, locale: string): string {
  if (kind === 'POINTS' || golf?.rankedBy === 'STABLEFORD') return `${mark}`;
  if (kind === 'LAPS') return `${mark} ${(laps[locale] ?? laps.en)?.[mark === 1 ? 0 : 1]}`;
  if (kind === 'GOLF') return toParText(mark, locale === 'es' ? 'PAR' : 'E');
  const text = kind === 'TIME' ? formatTime(mark, resolution) : `${(mark / 1000).toFixed(2)} m`;
  return locale === 'es' ? text.replace('.', ',') : text;
}

/** Strokes over par as on leaderboards: −3, +2, and the word for level. */
export function toParText(strokes: number, even: string): string {
  if (strokes === 0) return even;
  return strokes < 0 ? `−${-strokes}` : `+${strokes}`;
}
