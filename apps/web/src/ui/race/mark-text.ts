import { markText } from '@traip/engine/race-day';
import { formatTime } from '@traip/engine/ranking';

export { markText };

/** How long something took, with its minutes where seconds are counted: 59 could be anything. */
export function durationText(time: number, race: Parameters<typeof markText>[1], locale: string): string {
  const text = markText(time, race, locale);
  const hasMinutes = race.kind !== 'TIME' || race.resolution < 1000 || text.includes(':');
  return hasMinutes ? text : `0:${text.padStart(2, '0')}`;
}

/** How far behind. */
export function gapText(gap: number, race: Parameters<typeof markText>[1], locale: string): string {
  return `+${durationText(gap, race, locale)}`;
}

/** Minutes per kilometre, "4:24"; null where that says nothing. */
export function paceText(mark: number, metres: number | null): string | null {
  if (metres === null || metres < 1000) return null;
  return formatTime(Math.round(mark / metres) * 1000, 1000);
}
