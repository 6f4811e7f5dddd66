import { markText } from '@traip/engine/race-day';
import { formatTime } from '@traip/engine/ranking';

export { markText };

/** A duration, with its minutes if there are no decimals: 59 alone would be ambiguous. */
export function durationText(time: number, race: Parameters<typeof markText>[1], locale: string): string {
  const text = markText(time, race, locale);
  const hasMinutes = race.kind !== 'TIME' || race.resolution < 1000 || text.includes(':');
  return hasMinutes ? text : `0:${text.padStart(2, '0')}`;
}

/** The gap. */
export function gapText(gap: number, race: Parameters<typeof markText>[1], locale: string): string {
  return `+${durationText(gap, race, locale)}`;
}

/** Minutes per kilometre, "4:24"; null for short or unknown distances. */
export function paceText(mark: number, metres: number | null): string | null {
  if (metres === null || metres < 1000) return null;
  return formatTime(Math.round(mark / metres) * 1000, 1000);
}
