import { formatTime } from '@traip/engine/ranking';

interface Measured {
  readonly kind: 'TIME' | 'DISTANCE' | 'POINTS';
  readonly resolution: number;
}

/** A mark as the readers of a language write it: 44:02, 59,99, 8,41 m, 120. */
export function markText(mark: number, { kind, resolution }: Measured, locale: string): string {
  if (kind === 'POINTS') return `${mark}`;
  const text = kind === 'TIME' ? formatTime(mark, resolution) : `${(mark / 1000).toFixed(2)} m`;
  return locale === 'es' ? text.replace('.', ',') : text;
}

/** Minutes per kilometre, "4:24"; null where that says nothing. */
export function paceText(mark: number, metres: number | null): string | null {
  if (metres === null || metres < 1000) return null;
  return formatTime(Math.round(mark / metres) * 1000, 1000);
}
