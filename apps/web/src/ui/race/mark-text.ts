import { formatTime } from '@traip/engine/ranking';
import { toParText } from './golf-text.ts';

interface Measured {
  readonly kind: 'TIME' | 'DISTANCE' | 'POINTS' | 'GOLF';
  readonly resolution: number;
  readonly golf?: { readonly rankedBy: string } | null;
}

/** A mark as the readers of a language write it: 44:02, 59,99, 8,41 m, 120, −3. */
export function markText(mark: number, { kind, resolution, golf }: Measured, locale: string): string {
  if (kind === 'POINTS' || golf?.rankedBy === 'STABLEFORD') return `${mark}`;
  if (kind === 'GOLF') return toParText(mark, locale === 'es' ? 'PAR' : 'E');
  const text = kind === 'TIME' ? formatTime(mark, resolution) : `${(mark / 1000).toFixed(2)} m`;
  return locale === 'es' ? text.replace('.', ',') : text;
}

/** Minutes per kilometre, "4:24"; null where that says nothing. */
export function paceText(mark: number, metres: number | null): string | null {
  if (metres === null || metres < 1000) return null;
  return formatTime(Math.round(mark / metres) * 1000, 1000);
}
