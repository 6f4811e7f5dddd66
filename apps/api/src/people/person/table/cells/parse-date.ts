import { folded } from '../../../../platform/csv/folded.ts';

/** A date as written, before its century and the order of its numbers are known. */
export type ParsedDate =
  | { readonly kind: 'DAY'; readonly year: string; readonly month: number; readonly day: number }
  | { readonly kind: 'NUMBERS'; readonly first: number; readonly second: number; readonly year: string }
  | { readonly kind: 'SERIAL'; readonly days: number }
  | { readonly kind: 'YEAR' };

const months = [
  ['enero', 'january'],
  ['febrero', 'february'],
  ['marzo', 'march'],
  ['abril', 'april'],
  ['mayo', 'may'],
  ['junio', 'june'],
  ['julio', 'july'],
  ['agosto', 'august'],
  ['septiembre', 'setiembre', 'september'],
  ['octubre', 'october'],
  ['noviembre', 'november'],
  ['diciembre', 'december'],
] as const;

const fillers = new Set(['', 'de', 'del', 'of', 'the']);

/** The date in a cell, or null if there is none. */
export function parseDate(cell: string): ParsedDate | null {
  if (cell.length > 40) return null;
  const text = withoutTime(folded(cell));
  if (/^(?:19|20)\d\d$/.test(text)) return { kind: 'YEAR' };
  if (/^\d{1,5}(?:[.,]\d+)?$/.test(text)) return { kind: 'SERIAL', days: Number.parseInt(text, 10) };
  const parts = text.split(/[\s/.,'’-]+/).filter((part) => !fillers.has(part));
  const [a = '', b = '', c = ''] = parts;
  if (parts.length !== 3) return null;
  if (isYear4(a)) return dayFrom(a, b, c);
  if (monthOf(b)) return dayFrom(c, b, a);
  if (monthOf(a)) return dayFrom(c, a, b);
  const [first, second] = [dayOf(a), dayOf(b)];
  return first !== null && second !== null && isYear(c) ? { kind: 'NUMBERS', first, second, year: c } : null;
}

/** Spreadsheets add the time of midnight. */
function withoutTime(text: string): string {
  const colon = text.indexOf(':');
  const hour = colon < 0 ? null : /[t ]\d{1,2}$/.exec(text.slice(0, colon));
  return hour ? text.slice(0, hour.index) : text;
}

function dayFrom(year: string, monthText: string, dayText: string): ParsedDate | null {
  const [month, day] = [monthOf(monthText) ?? dayOf(monthText), dayOf(dayText)];
  return month !== null && day !== null && isYear(year) ? { kind: 'DAY', year, month, day } : null;
}

function monthOf(part: string): number | null {
  if (part.length < 3) return null;
  const index = months.findIndex((names) => names.some((name) => name.startsWith(part)));
  return index < 0 ? null : index + 1;
}

function dayOf(part: string): number | null {
  const digits = /^(\d{1,2})(?:º|°|st|nd|rd|th)?$/.exec(part)?.[1];
  return digits === undefined ? null : Number(digits);
}

const isYear4 = (part: string) => /^\d{4}$/.test(part);
const isYear = (part: string) => /^(?:\d{2}|\d{4})$/.test(part);
