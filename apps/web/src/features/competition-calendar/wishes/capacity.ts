import { daysAfter, minutesIn, weekdayOf } from '../../../i18n/madrid.ts';
import type { WishesInput } from './default-wishes.ts';

interface DaySpan {
  readonly from: string;
  readonly to: string;
}

export interface Capacity {
  /** Days with a kick-off. */
  readonly days: number;
  /** Kick-offs on all fields together, at most: opening hours may take some away. */
  readonly places: number;
  /** Matches that one team can play, at most: it rests between them. */
  readonly rounds: number;
}

type Rhythm = Pick<
  WishesInput,
  | 'firstDay'
  | 'lastDay'
  | 'windows'
  | 'minutes'
  | 'turnaround'
  | 'closedDates'
  | 'restHours'
  | 'mostPerTeamAndDay'
  | 'dayRestMinutes'
>;

/** More days than any season has: a year that was mistyped does not stop the page. */
const mostDays = 500;

/** How much room the wishes leave. */
export function capacityOf(wishes: Rhythm, fields: number, closed: readonly DaySpan[]): Capacity {
  const shut = [...closed, ...(wishes.closedDates ?? [])];
  let [days, places, rounds, lastRound] = [0, 0, 0, ''];
  for (const day of daysBetween(wishes.firstDay, wishes.lastDay)) {
    const isShut = shut.some(({ from, to }) => from <= day && day <= to);
    const kickOffs = isShut ? 0 : kickOffsOn(wishes, weekdayOf(day));
    if (kickOffs === 0) continue;
    days++;
    places += kickOffs * fields;
    if (lastRound !== '' && hoursBetween(lastRound, day) < (wishes.restHours ?? 0)) continue;
    rounds += perTeam(wishes, weekdayOf(day));
    lastRound = day;
  }
  return { days, places, rounds };
}

function* daysBetween(first: string, last: string): Generator<string> {
  if (Number.isNaN(Date.parse(first)) || Number.isNaN(Date.parse(last))) return;
  for (let [day, count] = [first, 0]; day <= last && count < mostDays; day = daysAfter(day, 1), count++)
    yield day;
}

/** How often a team plays on a day: as often as it may, and as its rest allows. */
function perTeam(wishes: Rhythm, weekday: number): number {
  const { windows, minutes = Number.NaN, mostPerTeamAndDay = 1, dayRestMinutes = 0 } = wishes;
  const own = windows.filter((window) => window.weekday === weekday);
  const first = Math.min(...own.map(({ from }) => minutesIn(from)));
  const last = Math.max(...own.map(({ to }) => minutesIn(to)));
  const fitting = Math.floor((last - first) / (minutes + dayRestMinutes)) + 1;
  return Number.isNaN(fitting) ? 1 : Math.min(mostPerTeamAndDay, fitting);
}

/** While nobody has written how long a match takes, nothing fits. */
function kickOffsOn({ windows, minutes = Number.NaN, turnaround = 15 }: Rhythm, weekday: number): number {
  return windows
    .filter((window) => window.weekday === weekday)
    .reduce((sum, { from, to, every = minutes + turnaround }) => {
      const span = minutesIn(to) - minutesIn(from);
      return Number.isNaN(span) || span < 0 || !(every > 0) ? sum : sum + Math.floor(span / every) + 1;
    }, 0);
}

const hour = 3_600_000;

const hoursBetween = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / hour;
