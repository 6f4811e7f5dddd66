import type { CalendarPreferences, Write } from '@traip/contract';
import { daysAfter, weekdayOf } from '../../../i18n/madrid.ts';

export type WishesInput = Write<typeof CalendarPreferences>;

interface WishesDefaults {
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  /** One week per round where there is no end date. */
  readonly rounds: number;
  readonly today: string;
  /** How long a match takes. */
  readonly minutes: number;
}

/** The most matches of a league team within a few days. */
export const defaultCrowding = { days: 4, matches: 2 };

const week = 7;
const maxSeasonDays = 399;

/** Weekends from the first to the last day of the competition, without past days. */
export function defaultWishes({ startsOn, endsOn, rounds, today, minutes }: WishesDefaults): WishesInput {
  const firstDay = startsOn !== null && startsOn > today ? startsOn : daysAfter(today, 1);
  const needed = daysAfter(firstDay, Math.min(maxSeasonDays, Math.max(1, rounds) * week + 1));
  const lastDay = endsOn !== null && endsOn > firstDay ? endsOn : needed;
  const mostOf = daysAfter(firstDay, maxSeasonDays);
  return {
    firstDay,
    lastDay: lastDay < mostOf ? lastDay : mostOf,
    windows: playingDays(startsOn).map((weekday) => ({ weekday, from: '10:00', to: '20:00' })),
    minutes,
    turnaround: 15,
    restHours: 48,
    crowding: defaultCrowding,
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

const weekend = [6, 7];

/** Weekends, plus the weekday of the first day: a competition that starts on a Friday plays on Fridays. */
function playingDays(startsOn: string | null): readonly number[] {
  const first = startsOn === null ? weekend : [weekdayOf(startsOn)];
  return [...new Set([...first, ...weekend])].sort((one, other) => one - other);
}
