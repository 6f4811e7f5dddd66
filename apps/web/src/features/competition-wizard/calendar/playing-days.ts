import { daysAfter } from '../../../i18n/madrid.ts';
import type { DayWindow } from '../../../ui/calendar-windows/day-windows.ts';

/** When matches can be played. */
interface PlayingTimes {
  readonly firstDay: string;
  readonly windows: readonly DayWindow[];
  /** Minutes from one kick-off to the next on the same field. */
  readonly every: number;
  readonly restHours: number;
  /** How often a team plays on one day at most, and the minutes that it rests in between. */
  readonly mostPerTeamAndDay: number;
  readonly dayRestMinutes: number;
  readonly fields: number;
  readonly blackouts: readonly string[];
}

/** A day with matches: which rounds, from 0. */
export interface PlayingDay {
  readonly date: string;
  readonly round: number;
  readonly matches: number;
}

/** More than three years of weekends: beyond it nobody plans. */
const mostDays = 1200;

/**
 * The days that rounds of these sizes need. A round begins when everybody has rested, on the same day where a team
 * plays several times a day, and takes as many days as it must.
 */
export function playingDays(roundSizes: readonly number[], times: PlayingTimes): PlayingDay[] {
  if (times.firstDay === '' || mostPerDay(times) < 1) return [];
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

/** The day under way: how much of it is left. */
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

  /** Room for so many matches at most, on this day or on the next one from the earliest; null if no day is left. */
  take(wanted: number, earliest: string): { readonly date: string; readonly matches: number } | null {
    if (this.#room === 0) {
      this.#day = nextFrom(this.#calendar, earliest);
      this.#room = this.#day?.room ?? 0;
      this.#rounds = this.#day?.rounds ?? 0;
    }
    if (this.#day === undefined) return null;
    const matches = Math.min(wanted, this.#room);
    this.#room -= matches;
    return { date: this.#day.date, matches };
  }

  /** A team that has played as often as it may waits for another day. */
  endRound(): void {
    this.#rounds--;
    if (this.#rounds <= 0) this.#room = 0;
  }
}

/** The first day on which whoever played last may play again: the rest begins in the evening. */
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
  /** How many matches fit on it, and how many of them a team can play. */
  readonly room: number;
  readonly rounds: number;
}

function* openDays(times: PlayingTimes): Generator<OpenDay, undefined> {
  const day = new Date(`${times.firstDay}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return;
  for (let looked = 0; looked < mostDays * 7; looked++) {
    const date = day.toISOString().slice(0, 10);
    // Sunday is 0 for Date, and 7 here.
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

/** Minutes of a kick-off's turn that are no match: one leaves the field, the next takes it. */
const change = 15;

/** How often a team plays on a day: as often as it may, and as its rest lets it use the kick-offs. */
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

/** How many matches fit on the fullest day. */
export function mostPerDay(rhythm: Rhythm): number {
  return Math.max(0, ...rhythm.windows.map(({ weekday }) => perDay(rhythm, weekday)));
}

/** How many kick-offs fit between the first and the last, both counted. */
export function kickOffs(first: string, last: string, every: number): number {
  const span = minutesIn(last) - minutesIn(first);
  return Number.isNaN(span) || span < 0 || every < 1 ? 0 : Math.floor(span / every) + 1;
}

function minutesIn(time: string): number {
  const [hours = Number.NaN, minutes = Number.NaN] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The fewest days that rounds of these sizes take, wherever they fall. */
export function daysNeeded(roundSizes: readonly number[], perDay: number): number {
  return perDay < 1 ? 0 : roundSizes.reduce((sum, size) => sum + Math.ceil(size / perDay), 0);
}
