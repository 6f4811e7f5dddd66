import { daysAfter, minutesIn, weekdayOf } from '../../../i18n/madrid.ts';
import type { WishesInput } from './default-wishes.ts';

interface DaySpan {
  readonly from: string;
  readonly to: string;
}

interface Capacity {
  /** Days with a kick-off. */
  readonly days: number;
  /** The maximum over all fields; opening hours may reduce it. */
  readonly places: number;
  /** The maximum per team, including its rest. */
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

/** From one kick-off to the next on a field, if that comes before the match is over. */
export interface FieldTime {
  readonly fieldMinutes?: number;
}

/** More days than any season has: a mistyped year must not freeze the page. */
const maxDays = 500;

export function capacityOf(wishes: Rhythm & FieldTime, fields: number, closed: readonly DaySpan[]): Capacity {
  const closedSpans = [...closed, ...(wishes.closedDates ?? [])];
  let days = 0;
  let places = 0;
  let rounds = 0;
  let lastRound = '';
  for (const day of daysBetween(wishes.firstDay, wishes.lastDay)) {
    const isClosed = closedSpans.some(({ from, to }) => from <= day && day <= to);
    const kickOffs = isClosed ? 0 : kickOffsOn(wishes, weekdayOf(day));
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
  let day = first;
  for (let count = 0; count < maxDays && day <= last; count++) {
    yield day;
    day = daysAfter(day, 1);
  }
}

/** Limited by the setting and by the rest between matches. */
function perTeam(wishes: Rhythm, weekday: number): number {
  const { windows, minutes = Number.NaN, mostPerTeamAndDay = 1, dayRestMinutes = 0 } = wishes;
  const own = windows.filter((window) => window.weekday === weekday);
  const first = Math.min(...own.map(({ from }) => minutesIn(from)));
  const last = Math.max(...own.map(({ to }) => minutesIn(to)));
  const maxMatches = Math.floor((last - first) / (minutes + dayRestMinutes)) + 1;
  return Number.isNaN(maxMatches) ? 1 : Math.min(mostPerTeamAndDay, maxMatches);
}

/** Without a match length nothing fits. */
function kickOffsOn(wishes: Rhythm & FieldTime, weekday: number): number {
  const { windows, minutes = Number.NaN, turnaround = 15, fieldMinutes = minutes + turnaround } = wishes;
  return windows
    .filter((window) => window.weekday === weekday)
    .reduce((sum, { from, to, every = fieldMinutes }) => {
      const span = minutesIn(to) - minutesIn(from);
      return Number.isNaN(span) || span < 0 || !(every > 0) ? sum : sum + Math.floor(span / every) + 1;
    }, 0);
}

const hour = 3_600_000;

const hoursBetween = (a: string, b: string) => (Date.parse(b) - Date.parse(a)) / hour;
