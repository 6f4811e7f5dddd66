import type { CalendarPreferences, Read } from '@traip/contract';
import { type KickOff, kickOffsBetween, type WeeklyTimes } from '@traip/engine/calendar';
import { offsetInMadrid } from '../../../platform/time/madrid.ts';

type Wishes = Read<typeof CalendarPreferences>;

interface WeeklySchedule
  extends Pick<Wishes, 'firstDay' | 'lastDay' | 'windows' | 'turnaround' | 'closedDates'> {
  readonly minutes: number;
  /** From kick-off to the next one on the same field, if not the length of a match plus the turnaround. */
  readonly fieldMinutes?: number;
}

interface ClosedDays {
  readonly from: string;
  readonly to: string;
}

/** All possible kick-offs of a season, except on closed days. */
export function listKickOffs(schedule: WeeklySchedule, closed: readonly ClosedDays[]): readonly KickOff[] {
  const days = [...schedule.closedDates, ...closed];
  const isClosed = (date: string) => days.some(({ from, to }) => from <= date && date <= to);
  const season = { first: schedule.firstDay, last: schedule.lastDay };
  return kickOffsBetween(season, weeklyTimes(schedule), offsetInMadrid).filter(({ date }) => !isClosed(date));
}

/** Windows of one weekday may overlap; a time in two of them is one kick-off. */
function weeklyTimes({
  windows,
  minutes,
  turnaround,
  fieldMinutes = minutes + turnaround,
}: WeeklySchedule): readonly WeeklyTimes[] {
  const defaultInterval = Math.ceil(fieldMinutes / 5) * 5;
  const byDay = Map.groupBy(windows, ({ weekday }) => weekday);
  return [...byDay].map(([weekday, dayWindows]) => {
    const times = dayWindows.flatMap(({ from, to, every }) =>
      timesBetween(from, to, every ?? defaultInterval),
    );
    return { weekday, times: [...new Set(times)].sort() };
  });
}

function timesBetween(from: string, to: string, every: number): readonly string[] {
  const [first, last] = [minutesOf(from), minutesOf(to)];
  const count = Math.floor((last - first) / every) + 1;
  return Array.from({ length: count }, (_, index) => timeOf(first + index * every));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

const padded = (value: number) => String(value).padStart(2, '0');
const timeOf = (minutes: number) => `${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`;
