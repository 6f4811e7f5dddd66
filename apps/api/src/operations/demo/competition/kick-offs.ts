import { offsetInMadrid } from '../../../competition/calendar/time/madrid.ts';

const minute = 60_000;
const hour = 60 * minute;
export const day = 24 * hour;

/** When matches of one day begin, as clocks in Madrid show it. */
const hours = [10, 12, 17, 19];

/** The moment that clocks in Madrid show as this time of a day, which is given by its midnight in UTC. */
function inMadrid(midnight: number, hours: number): Date {
  const local = midnight + hours * hour;
  return new Date(local - offsetInMadrid(local / minute) * minute);
}

const midnightOf = (now: Date) => Math.floor(now.getTime() / day) * day;

/** Saturdays, two hours after each other: week 1 is the next one that is not today, week 0 the last. */
export function kickOffsOf(weeksAhead: number, count: number, now: Date): Date[] {
  const today = midnightOf(now);
  const nextSaturday = today + ((6 - new Date(today).getUTCDay() + 7) % 7 || 7) * day;
  const saturday = nextSaturday + (weeksAhead - 1) * 7 * day;
  return Array.from({ length: count }, (_, index) => inMadrid(saturday, hours[index % hours.length] ?? 12));
}

/** What is left of a round that has begun: tonight, at nine. */
export function tonight(now: Date): Date {
  return inMadrid(midnightOf(now), 21);
}
