import { formatTime } from '@traip/engine/ranking';

export { markText } from '@traip/engine/race-day';

/** Minutes per kilometre, "4:24"; null where that says nothing. */
export function paceText(mark: number, metres: number | null): string | null {
  if (metres === null || metres < 1000) return null;
  return formatTime(Math.round(mark / metres) * 1000, 1000);
}
