import type { DateOrder } from '@traip/contract';
import type { CellReader, CellReading } from './fields.ts';
import { type ParsedDate, parseDate } from './parse-date.ts';

export interface BirthdaySettings {
  /** A day like 2026-09-01. */
  readonly today: string;
  /** Chosen by the user: day first, as in Spain, or month first, as in the United States. */
  readonly dateOrder?: DateOrder;
}

const earliest = '1900-01-01';
/** Possible ages of a team member, which determine the century of a two-digit year. */
const ages = { from: 3, to: 90 };

/**
 * Reads a column of birthdays. The day comes first, unless that makes no date. If some dates only make sense
 * with the month first, ambiguous ones are left open and reported, since a wrong birthday is worse than none.
 */
export function birthdayReader(column: readonly string[], settings: BirthdaySettings): CellReader<string> {
  const { dateOrder } = settings;
  const isMixed = dateOrder === undefined && column.some((cell) => isOnlyMonthFirst(parseDate(cell)));
  return (cell) => {
    if (cell === '') return { value: null };
    const parsed = parseDate(cell);
    if (parsed === null) return { problem: 'DATE_UNREADABLE' };
    if (parsed.kind === 'YEAR') return { problem: 'DATE_INCOMPLETE' };
    if (parsed.kind === 'SERIAL') return readSerial(parsed.days, settings);
    if (parsed.kind === 'DAY') return readDay(parsed, settings);
    if (isMixed && isEitherOrder(parsed)) return { problem: 'DATE_AMBIGUOUS' };
    return readDay(ordered(parsed, dateOrder ?? likelyOrder(parsed)), settings);
  };
}

type Day = { readonly year: string; readonly month: number; readonly day: number };
type Numbers = ParsedDate & { kind: 'NUMBERS' };

function ordered({ first, second, year }: Numbers, order: DateOrder): Day {
  return order === 'DAY_FIRST' ? { day: first, month: second, year } : { day: second, month: first, year };
}

function likelyOrder(numbers: Numbers): DateOrder {
  return isOnlyMonthFirst(numbers) ? 'MONTH_FIRST' : 'DAY_FIRST';
}

function isOnlyMonthFirst(parsed: ParsedDate | null): boolean {
  if (parsed?.kind !== 'NUMBERS') return false;
  return !isDate(ordered(parsed, 'DAY_FIRST')) && isDate(ordered(parsed, 'MONTH_FIRST'));
}

function isEitherOrder(numbers: Numbers): boolean {
  const orders = ['DAY_FIRST', 'MONTH_FIRST'] as const;
  return numbers.first !== numbers.second && orders.every((order) => isDate(ordered(numbers, order)));
}

function isDate(day: Day): boolean {
  return existingDays(day).length > 0;
}

function readDay(day: Day, { today }: BirthdaySettings): CellReading<string> {
  const existing = existingDays(day);
  if (existing.length === 0) return { problem: 'DATE_DOES_NOT_EXIST' };
  const isLikely = day.year.length === 4 ? isPossible : isOfAge;
  const value = existing.find((date) => isLikely(date, today));
  return value === undefined ? { problem: 'DATE_OUT_OF_RANGE' } : { value };
}

/** The possible days for a year of four digits or, in two centuries, of two. */
function existingDays({ year, month, day }: Day): readonly string[] {
  const years = year.length === 4 ? [year] : [`19${year}`, `20${year}`];
  return years
    .map((full) => `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
    .filter(exists);
}

function exists(date: string): boolean {
  const moment = Date.parse(`${date}T00:00:00Z`);
  // JavaScript turns the 30th of February into the first of March.
  return !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === date;
}

function isPossible(date: string, today: string): boolean {
  return date >= earliest && date <= today;
}

/** Whether someone born then is of an age to be in a team. */
export function isOfAge(date: string, today: string): boolean {
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
  const age = today.slice(5) < date.slice(5) ? years - 1 : years;
  return age >= ages.from && age <= ages.to;
}

const msPerDay = 86_400_000;
const dayZero = Date.UTC(1899, 11, 30);

/** A day as spreadsheets count them, from 1 January 1900. Number 60 is a 29 February that this year did not have. */
function readSerial(days: number, { today }: BirthdaySettings): CellReading<string> {
  if (days === 60) return { problem: 'DATE_DOES_NOT_EXIST' };
  const value = new Date(dayZero + days * msPerDay).toISOString().slice(0, 10);
  // Before number 60 it is one day more, but no team member was born then.
  return isOfAge(value, today) ? { value } : { problem: 'DATE_OUT_OF_RANGE' };
}
