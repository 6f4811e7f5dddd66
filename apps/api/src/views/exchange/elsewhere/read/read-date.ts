import { localMoment } from '../../../../platform/time/madrid.ts';

/** Whether the day or the month comes first where both could. */
export type DateOrder = 'DMY' | 'MDY';

interface ReadDate {
  /** Text like 2026-12-31. */
  readonly day: string;
  /** After midnight; null where only the day is known. */
  readonly minutes: number | null;
}

const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ](.+))?$/;
const common = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,](.+))?$/;
const clock = /^(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*(am|pm|h|hs?\.?)?$/i;
const spreadsheetDay = /^[34]\d{4}(?:\.\d+)?$/;

/** The order of a column: a number above 12 must be a day. */
export function orderOf(texts: readonly string[]): DateOrder {
  const pairs = texts.flatMap((text) => {
    const found = common.exec(text.trim());
    return found ? [[Number(found[1]), Number(found[2])] as const] : [];
  });
  const isMonthFirst = pairs.some(([, second]) => second > 12) && pairs.every(([first]) => first <= 12);
  return isMonthFirst ? 'MDY' : 'DMY';
}

/** A day with or without a time; null if it is none. */
export function readDate(text: string, order: DateOrder): ReadDate | null {
  const trimmed = text.trim().replace(/^\p{L}+\.?,?\s+/u, '');
  if (spreadsheetDay.test(trimmed)) return ofSpreadsheet(Number(trimmed));
  const found = iso.exec(trimmed);
  if (found) return dateOf(Number(found[1]), Number(found[2]), Number(found[3]), found[4]);
  const other = common.exec(trimmed);
  if (!other) return null;
  const [first, second] = [Number(other[1]), Number(other[2])];
  const year = Number(other[3]) + (other[3]?.length === 2 ? 2000 : 0);
  return order === 'DMY' ? dateOf(year, second, first, other[4]) : dateOf(year, first, second, other[4]);
}

/** Minutes after midnight; null if it is no time. */
export function readTime(text: string): number | null {
  const found = clock.exec(text.trim());
  if (!found) return null;
  const half = found[3]?.toLowerCase();
  const isHalf = half === 'am' || half === 'pm';
  if (found[2] === undefined && half === undefined) return null;
  const hour = isHalf ? (Number(found[1]) % 12) + (half === 'pm' ? 12 : 0) : Number(found[1]);
  const minute = Number(found[2] ?? 0);
  return hour < 24 && minute < 60 ? hour * 60 + minute : null;
}

/** A day that exists, as text. */
export function dayOf(year: number, month: number, day: number): string | null {
  const text = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const at = new Date(`${text}T00:00Z`);
  const isReal = !Number.isNaN(at.getTime()) && at.getUTCDate() === day && year >= 1850 && year <= 2200;
  return isReal ? text : null;
}

/** A moment with its offset, as programs write it; null if it is none. */
export function readInstant(text: unknown): Date | null {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}T/.test(text)) return null;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
}

const noon = 12 * 60;

/** In Madrid time; a day without a time is at noon. */
export const momentOn = ({ day, minutes }: ReadDate): Date => localMoment(day, minutes ?? noon);

function dateOf(year: number, month: number, date: number, time: string | undefined): ReadDate | null {
  const day = dayOf(year, month, date);
  if (day === null) return null;
  const zoned =
    time === undefined ? null : /^(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/.exec(time);
  if (!zoned) return { day, minutes: time === undefined ? null : readTime(time) };
  return { day, minutes: readTime(zoned[1] ?? '') };
}

/** Days since the end of 1899, as spreadsheets count them. */
function ofSpreadsheet(number: number): ReadDate {
  const day = new Date(Date.UTC(1899, 11, 30) + Math.floor(number) * 86_400_000).toISOString().slice(0, 10);
  const minutes = Math.round((number % 1) * 24 * 60);
  return { day, minutes: minutes === 0 ? null : minutes };
}
