import { CalendarPreferences } from '@traip/contract';
import { laterDay } from './later-day.ts';

interface NextCalendar {
  readonly weeks: number;
  /** The teams, venues and fields that still exist. */
  readonly teamIds: ReadonlySet<string>;
  readonly venueIds: ReadonlySet<string>;
  readonly fieldIds: ReadonlySet<string>;
}

/** Shifts calendar wishes by some weeks and drops missing teams and venues; null if nothing valid is left. */
export function laterWishes(stored: unknown, next: NextCalendar) {
  const { teamIds, venueIds, fieldIds, weeks } = next;
  const read = CalendarPreferences.safeParse(stored);
  if (!read.success) return null;
  const wishes = read.data;
  const days = (all: readonly string[]) => all.flatMap((day) => laterDay(day, weeks) ?? []);
  const moved = CalendarPreferences.safeParse({
    ...wishes,
    firstDay: laterDay(wishes.firstDay, weeks),
    lastDay: laterDay(wishes.lastDay, weeks),
    closedDates: wishes.closedDates.map(({ from, to }) => ({
      from: laterDay(from, weeks),
      to: laterDay(to, weeks),
    })),
    venueIds: wishes.venueIds.filter((id) => venueIds.has(id)),
    fieldIds: wishes.fieldIds.filter((id) => fieldIds.has(id)),
    teams: wishes.teams
      .filter(({ teamId }) => teamIds.has(teamId))
      .map((wish) => ({
        ...wish,
        ...(wish.venueIds ? { venueIds: wish.venueIds.filter((id) => venueIds.has(id)) } : {}),
        noHomeOn: days(wish.noHomeOn),
        noMatchOn: days(wish.noMatchOn),
      })),
    clubs: wishes.clubs.filter(({ teams }) => teams.every((id) => teamIds.has(id))),
  });
  return moved.success ? moved.data : null;
}
