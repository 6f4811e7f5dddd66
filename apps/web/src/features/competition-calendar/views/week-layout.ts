import { daysAfter, minutesIn, mondayOf } from '../../../i18n/madrid.ts';
import { last as behindAll, type CalendarItem } from './item.ts';

/** One field of one day. */
export interface Lane {
  /** Null: matches without a field, or the lane of an empty day. */
  readonly field: CalendarItem['field'];
  readonly venue: CalendarItem['venue'];
  readonly items: readonly CalendarItem[];
}

export interface WeekDay {
  readonly day: string;
  /** At least one, so that a match can be dropped on an empty day. */
  readonly lanes: readonly Lane[];
  readonly isEmpty: boolean;
}

export interface Hours {
  /** Whole hours. */
  readonly first: number;
  readonly last: number;
}

const defaultHours: Hours = { first: 10, last: 20 };

export function weekOf(items: readonly CalendarItem[], monday: string): readonly WeekDay[] {
  return Array.from({ length: 7 }, (_, index) => dayOf(items, daysAfter(monday, index)));
}

export function dayOf(items: readonly CalendarItem[], day: string): WeekDay {
  const own = items.filter((item) => item.day === day);
  return { day, lanes: lanesOf(own), isEmpty: own.length === 0 };
}

function lanesOf(items: readonly CalendarItem[]): readonly Lane[] {
  const byField = Map.groupBy(items, ({ field }) => field?.id ?? '');
  const lanes = [...byField.values()].map((own) => ({
    field: own[0]?.field ?? null,
    venue: own[0]?.venue ?? null,
    items: own.toSorted((a, b) => a.time.localeCompare(b.time)),
  }));
  const name = ({ venue, field }: Lane) => (field === null ? behindAll : `${venue?.name} ${field.name}`);
  const sorted = lanes.toSorted((a, b) => name(a).localeCompare(name(b)));
  return sorted.length > 0 ? sorted : [{ field: null, venue: null, items: [] }];
}

/** From the first kick-off to the end of the last match. */
export function hoursOf(items: readonly CalendarItem[], minutes: number): Hours {
  const starts = items.map(({ time }) => minutesIn(time)).filter((start) => !Number.isNaN(start));
  if (starts.length === 0) return defaultHours;
  const first = Math.floor(Math.min(...starts) / 60);
  const last = Math.ceil((Math.max(...starts) + minutes) / 60);
  return { first, last: Math.min(24, Math.max(last, first + 4)) };
}

/** The Mondays of the weeks that have matches. */
export function weeksWith(items: readonly CalendarItem[]): string[] {
  return [...new Set(items.map(({ day }) => mondayOf(day)))].sort();
}

/** The target in a sorted list, or the next one after it. */
export function nearest(sorted: readonly string[], target: string): string | undefined {
  return sorted.find((item) => item >= target) ?? sorted.at(-1);
}

const quarter = 15;

/** The kick-off of a match dragged by that many minutes. */
export function draggedTime(time: string, minutes: number, { first, last }: Hours): number {
  const target = Math.round((minutesIn(time) + minutes) / quarter) * quarter;
  return Math.min(Math.max(target, first * 60), last * 60 - quarter);
}

/** Room above and below, so that a match can be dragged there. */
export function withMargin({ first, last }: Hours): Hours {
  return { first: Math.max(0, first - 1), last: Math.min(24, last + 3) };
}
