import type { CalendarQuestion, CalendarWishes, Write } from '@traip/contract';
import { daysAfter } from '../../../i18n/madrid.ts';
import type { Draft } from '../draft/draft.ts';
import type { WrittenForm } from '../draft/to-form.ts';

interface Ground {
  readonly id: string;
  readonly fields: readonly unknown[];
}

/** How many fields the chosen venues have, all of them if none is chosen; null where there are no venues. */
export function fieldsIn(venues: readonly Ground[], chosen: readonly string[]): number | null {
  if (venues.length === 0) return null;
  const meant = venues.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  return meant.reduce((sum, { fields }) => sum + fields.length, 0);
}

const [change, shortest, longest] = [15, 10, 399];

/** What was written about the calendar, as the contract says it; null while there is no first day. */
function seasonOf({ calendar, competition: { startsOn, endsOn } }: Draft) {
  if (startsOn === '') return null;
  const minutes = Math.max(shortest, calendar.every - change);
  const latest = daysAfter(startsOn, longest);
  return {
    firstDay: startsOn,
    lastDay: endsOn >= startsOn && endsOn < latest ? endsOn : latest,
    windows: calendar.windows.map((window) => ({ ...window, every: calendar.every })),
    ...{ minutes, turnaround: calendar.every - minutes },
    restHours: calendar.restHours,
    // Who plays every day has said that they mean it.
    ...(calendar.restHours < 24 && { crowding: null }),
    closedDates: calendar.blackouts.map((date) => ({ from: date, to: date })),
  };
}

/** Whether there is anything to ask: hours that are written out, and a first day. */
const isWritten = ({ windows }: Draft['calendar']) =>
  windows.length > 0 && windows.every(({ from, to }) => from !== '' && to !== '' && from <= to);

/** What the first phase needs, asked before there is one; null while too little is written. */
export function questionOf(
  draft: Draft,
  form: WrittenForm,
  fields: number,
): Write<typeof CalendarQuestion> | null {
  const season = seasonOf(draft);
  const phase = form.phases[0];
  const teams = draft.teams.length || draft.format.teams;
  if (season === null || phase === undefined || teams < 2 || !isWritten(draft.calendar)) return null;
  return { ...season, teams, algorithm: phase.algorithm, params: phase.params ?? {}, fields };
}

/** What is asked of the calendar of the first phase once it is there. */
export function wishesOf(draft: Draft): Write<typeof CalendarWishes> | null {
  const season = seasonOf(draft);
  if (season === null || !isWritten(draft.calendar)) return null;
  return { ...season, venueIds: [...draft.calendar.venueIds] };
}
