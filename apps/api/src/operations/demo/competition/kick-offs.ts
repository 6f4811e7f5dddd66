import { offsetInMadrid } from '../../../platform/time/madrid.ts';

const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;

/** Kick-off hours of a match day, in Madrid time. */
const kickOffHours = [10, 12, 17, 19];

/** The instant of a Madrid local time, on the day that starts at this UTC midnight. */
function inMadrid(midnight: number, hours: number): Date {
  const local = midnight + hours * hour;
  return new Date(local - offsetInMadrid(local / minute) * minute);
}

const midnightOf = (now: Date) => Math.floor(now.getTime() / day) * day;

/** On a Saturday: week 1 is the next one that is not today, week 0 the one before. */
export function kickOffsInWeek(weeksAhead: number, count: number, now: Date): Date[] {
  const today = midnightOf(now);
  const nextSaturday = today + ((6 - new Date(today).getUTCDay() + 7) % 7 || 7) * day;
  const saturday = nextSaturday + (weeksAhead - 1) * 7 * day;
  return Array.from({ length: count }, (_, index) =>
    inMadrid(saturday, kickOffHours[index % kickOffHours.length] ?? 12),
  );
}

/** Nine in the evening. */
export function tonight(now: Date): Date {
  return inMadrid(midnightOf(now), 21);
}

const roundEvery = 25;
const toFive = 5 * minute;

/** Consecutive rounds: round 1 is the next one, round 0 is just over. */
export function roundToday(roundsAhead: number, now: Date): Date {
  const at = now.getTime() + (roundsAhead - 0.6) * roundEvery * minute;
  return new Date(Math.ceil(at / toFive) * toFive);
}
