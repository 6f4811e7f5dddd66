import { daysAfter } from '../../../i18n/madrid.ts';
import type { DayWindow } from '../../../ui/calendar-windows/day-windows.ts';

interface PlayingTimes {
  readonly firstDay: string;
  readonly windows: readonly DayWindow[];
  /** Minutes from one kick-off to the next on the same field. */
  readonly every: number;
  readonly restHours: number;
  /** The most matches of a team on one day, and its rest between them in minutes. */
  readonly mostPerTeamAndDay: number;
  readonly dayRestMinutes: number;
  readonly fields: number;
  readonly blackouts: readonly string[];
}

/** A playing day and its rounds, from 0. */
export interface PlayingDay {
  readonly date: string;
  readonly round: number;
  readonly matches: number;
}

/** More than three years of weekends: no one plans further. */
const maxDays = 1200;

/**
 * The days that rounds of these sizes need. A round begins after everyone has rested (on the same day if a
 * team may play several times a day) and takes as many days as necessary.
 */
export function playingDays(roundSizes: readonly number[], times: PlayingTimes): PlayingDay[] {
  if (times.firstDay === '' || maxMatchesPerDay(times) < 1) return [];
  const days: PlayingDay[] = [];
  const today = new Today(openDays(times));
  for (const [round, size] of roundSizes.entries()) {
    const earliest = rested(today.date, times.restHours);
    for (let left = size; left > 0; ) {
      const taken = today.take(left, earliest);
      if (taken === null) return days;
      days.push({ ...taken, round });
      left -= taken.matches;
    }
    today.endRound();
  }
  return days;
}

/** The remaining capacity of the current day. */
class Today {
  readonly #calendar: Generator<OpenDay, undefined>;
  #day: OpenDay | undefined;
  #room = 0;
  #rounds = 0;

  constructor(calendar: Generator<OpenDay, undefined>) {
    this.#calendar = calendar;
  }

  get date(): string | undefined {
    return this.#day?.date;
  }

  /** Reserves up to this many matches on this day or the next from `earliest`; null if no day is left. */
  take(count: number, earliest: string): { readonly date: string; readonly matches: number } | null {
    if (this.#room === 0) {
      this.#day = nextFrom(this.#calendar, earliest);
      this.#room = this.#day?.room ?? 0;
      this.#rounds = this.#day?.rounds ?? 0;
    }
    if (this.#day === undefined) return null;
    const matches = Math.min(count, this.#room);
    this.#room -= matches;
    return { date: this.#day.date, matches };
  }

  /** A team that has played its maximum waits for another day. */
  endRound(): void {
    this.#rounds--;
    if (this.#rounds <= 0) this.#room = 0;
  }
}

/** The first day on which a team may play again: its rest begins in the evening. */
function rested(last: string | undefined, restHours: number): string {
  return last === undefined ? '' : daysAfter(last, 1 + Math.ceil(restHours / 24));
}

function nextFrom(calendar: Generator<OpenDay, undefined>, earliest: string): OpenDay | undefined {
  for (const day of { [Symbol.iterator]: () => ({ next: () => calendar.next() }) })
    if (day.date >= earliest) return day;
  return undefined;
}

interface OpenDay {
  readonly date: string;
  /** How many matches fit, and how many of them one team can play. */
  readonly room: number;
  readonly rounds: number;
}

function* openDays(times: PlayingTimes): Generator<OpenDay, undefined> {
  const day = new Date(`${times.firstDay}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return;
  for (let looked = 0; looked < maxDays * 7; looked++) {
    const date = day.toISOString().slice(0, 10);
    // Date has Sunday as 0; here it is 7.
    const weekday = day.getUTCDay() || 7;
    const room = perDay(times, weekday);
    if (room > 0 && !times.blackouts.includes(date)) yield { date, room, rounds: perTeam(times, weekday) };
    day.setUTCDate(day.getUTCDate() + 1);
  }
}

type Rhythm = Pick<PlayingTimes, 'windows' | 'every' | 'fields'>;

function perDay({ windows, every, fields }: Rhythm, weekday: number): number {
  return windows
    .filter((window) => window.weekday === weekday)
    .reduce((sum, { from, to }) => sum + fields * kickOffs(from, to, every), 0);
}

/** Minutes between matches on a field, for changing over. */
const change = 15;

/** Limited by the setting and by the rest between kick-offs. */
function perTeam(
  { windows, every, mostPerTeamAndDay, dayRestMinutes }: PlayingTimes,
  weekday: number,
): number {
  const own = windows.filter((window) => window.weekday === weekday);
  const first = Math.min(...own.map(({ from }) => minutesIn(from)));
  const last = Math.max(...own.map(({ to }) => minutesIn(to)));
  const turns = Math.max(1, Math.ceil((every - change + dayRestMinutes) / every));
  return Math.min(mostPerTeamAndDay, Math.floor((last - first) / (turns * every)) + 1);
}

export function maxMatchesPerDay(rhythm: Rhythm): number {
  return Math.max(0, ...rhythm.windows.map(({ weekday }) => perDay(rhythm, weekday)));
}

/** Both ends included. */
export function kickOffs(first: string, last: string, every: number): number {
  const span = minutesIn(last) - minutesIn(first);
  return Number.isNaN(span) || span < 0 || every < 1 ? 0 : Math.floor(span / every) + 1;
}

function minutesIn(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The minimum number of days for rounds of these sizes. */
export function daysNeeded(roundSizes: readonly number[], perDay: number): number {
  return perDay < 1 ? 0 : roundSizes.reduce((sum, size) => sum + Math.ceil(size / perDay), 0);
}
