import type { SheetMatch } from '../../read/match-names.ts';
import { fullDate, timeOfDay } from '../../words/dates-and-numbers.ts';
import { words } from '../../words/words.ts';
import { drawTitle } from '../heading.ts';
import { edge, ensureRoom, innerOf, type Paper } from '../paper.ts';
import { yieldToEventLoop } from '../yield-to-event-loop.ts';
import { drawByDay } from './by-day.ts';
import { daysOf, type PrintedCalendar } from './calendar.ts';
import { drawGrid, type GridRow } from './grid.ts';

/** A narrower column would break most names. */
const narrowest = 108;
const hourWidth = 46;

/** One grid per day: its fields side by side, its times from top to bottom. */
export async function drawByField(paper: Paper, calendar: PrintedCalendar): Promise<void> {
  const { matches, locale } = calendar;
  const undated = matches.filter(({ kickOff }) => kickOff === null);
  const perGrid = Math.floor((innerOf(paper) - hourWidth) / narrowest);
  for (const [day, ofDay] of daysOf(matches)) {
    const [first] = ofDay;
    if (day === null || !first?.kickOff) continue;
    for (const fields of inSlices(fieldsOf(ofDay, calendar), perGrid)) {
      const rows = rowsOf(ofDay, fields, calendar);
      ensureRoom(paper, 120);
      drawTitle(paper, fullDate(locale, first.kickOff));
      drawGrid(paper, { x: edge, hourWidth, headings: fields.map(({ name }) => name), rows });
      await yieldToEventLoop();
    }
  }
  await drawByDay(paper, { ...calendar, matches: undated });
}

interface Field {
  readonly id: string | null;
  readonly name: string;
}

/** The fields of a day by name; matches without one come last. */
function fieldsOf(
  matches: readonly SheetMatch[],
  { locale, hasOneVenue }: PrintedCalendar,
): readonly Field[] {
  const fields = new Map<string | null, Field>();
  for (const { field, venue } of matches) {
    const name = field === null ? words[locale].noField : [hasOneVenue ? null : venue?.name, field.name];
    fields.set(field?.id ?? null, {
      id: field?.id ?? null,
      name: typeof name === 'string' ? name : name.filter(Boolean).join(' · '),
    });
  }
  return [...fields.values()].toSorted(
    (one, other) =>
      Number(one.id === null) - Number(other.id === null) ||
      one.name.localeCompare(other.name, locale, { numeric: true }),
  );
}

function rowsOf(
  matches: readonly SheetMatch[],
  fields: readonly Field[],
  { names, locale }: PrintedCalendar,
): readonly GridRow[] {
  const hours = Map.groupBy(matches, ({ kickOff }) => (kickOff ? timeOfDay(locale, kickOff) : ''));
  return [...hours].flatMap(([hour, atOnce]) => {
    const cells = fields.map(({ id }) =>
      atOnce
        .filter(({ field }) => (field?.id ?? null) === id)
        .map((match) => ({
          above: names.stage(match),
          home: names.side(match, 'home'),
          away: names.side(match, 'away'),
          score: match.score,
        })),
    );
    return cells.some((cell) => cell.length > 0) ? [{ hour, cells }] : [];
  });
}

function inSlices<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  const count = Math.ceil(items.length / size);
  const each = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, index) => items.slice(index * each, (index + 1) * each));
}
