import { matchdays } from './playing-days.ts';
import type { Placed, TimetableMatch, TimetablePreferences } from './preferences.ts';

/** How good a timetable is for its participants. */
export interface Quality {
  readonly unplaced: number;
  readonly days: number;
  /** Minutes since midnight of the last kick-off on the last day. */
  readonly last: number;
  /** Minutes since midnight when the last match of that day ends. */
  readonly end: number;
  /** How many matches do not fit on the first day or the days directly following it. */
  readonly later: number;
  /** How often a side plays twice in a row. */
  readonly inARow: number;
  /** The longest wait of a side between two matches of one day, in minutes. */
  readonly longestWait: number;
}

export function qualityOf(
  matches: readonly TimetableMatch[],
  placed: readonly Placed[],
  { every, lasts = every }: Pick<TimetablePreferences, 'every' | 'lasts'>,
): Quality {
  const days = [...new Set(placed.map(({ day }) => day))].sort();
  const last = Math.max(0, ...placed.filter(({ day }) => day === days.at(-1)).map(({ from }) => from));
  const [together = []] = matchdays(days);
  const waits = waitsOf(matches, placed, lasts);
  return {
    unplaced: matches.length - placed.length,
    days: days.length,
    last,
    end: placed.length === 0 ? 0 : last + lasts,
    later: placed.filter(({ day }) => !together.includes(day)).length,
    inARow: waits.filter((wait) => wait === 0).length,
    longestWait: Math.max(0, ...waits),
  };
}

/** Minutes between the matches of each side on one day. */
function waitsOf(matches: readonly TimetableMatch[], placed: readonly Placed[], lasts: number): number[] {
  const sidesOf = new Map(matches.map(({ id, sides }) => [id, sides]));
  const kickOffs = new Map<string, number[]>();
  for (const { match, day, from } of placed)
    for (const side of sidesOf.get(match) ?? []) {
      const key = `${day} ${side}`;
      kickOffs.set(key, [...(kickOffs.get(key) ?? []), from]);
    }
  return [...kickOffs.values()].flatMap((times) => {
    const sorted = times.sort((one, other) => one - other);
    return sorted.slice(1).map((time, index) => time - (sorted[index] ?? 0) - lasts);
  });
}

/** Negative if the first is better. */
export function compareQuality(one: Quality, other: Quality): number {
  return (
    one.unplaced - other.unplaced ||
    one.days - other.days ||
    one.last - other.last ||
    one.inARow - other.inARow ||
    one.longestWait - other.longestWait
  );
}
