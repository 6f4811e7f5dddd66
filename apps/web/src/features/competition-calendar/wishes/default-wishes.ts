import type { CalendarWishes, Write } from '@traip/contract';
import { daysAfter } from '../../../i18n/madrid.ts';

/** What is asked of a calendar, as its form holds it. */
export type WishesInput = Write<typeof CalendarWishes>;

interface Season {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** How many rounds the phase has: a week for each where nobody said when it ends. */
  readonly rounds: number;
  readonly today: string;
  /** How long a match takes. */
  readonly minutes: number;
}

/** How many matches a team of a league plays in a few days at most. */
export const usualCrowding = { days: 4, matches: 2 };

const week = 7;
const longest = 399;

/** Weekends from the first day of the competition to its last. Days that are over are left out. */
export function defaultWishes({ startsOn, endsOn, rounds, today, minutes }: Season): WishesInput {
  const firstDay = startsOn !== null && startsOn > today ? startsOn : daysAfter(today, 1);
  const needed = daysAfter(firstDay, Math.min(longest, Math.max(1, rounds) * week + 1));
  const lastDay = endsOn !== null && endsOn > firstDay ? endsOn : needed;
  const mostOf = daysAfter(firstDay, longest);
  return {
    firstDay,
    lastDay: lastDay < mostOf ? lastDay : mostOf,
    windows: [6, 7].map((weekday) => ({ weekday, from: '10:00', to: '20:00' })),
    minutes,
    turnaround: 15,
    restHours: 48,
    crowding: usualCrowding,
    mostPerTeamAndDay: 1,
    dayRestMinutes: 30,
    closedDates: [],
    venueIds: [],
    fieldIds: [],
    returnGapDays: 14,
    order: 'ROUNDS' as const,
    finalRounds: 2,
    weights: {},
    keepPlaces: true,
    seconds: 20,
  };
}
