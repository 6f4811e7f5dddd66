import type { CalendarQuestion, CalendarWishes, Write } from '@traip/contract';
import { plannedMinutes } from '@traip/engine';
import { daysAfter } from '../../../i18n/madrid.ts';
import { rulesOf } from '../../../ui/standings/rules-of.ts';
import type { Draft } from '../draft/draft.ts';
import type { CompetitionFormInput } from '../draft/to-form.ts';

interface VenueFields {
  readonly id: string;
  readonly fields: readonly unknown[];
}

/** How many fields the chosen venues have, all of them if none is chosen; null where there are no venues. */
export function countFields(venues: readonly VenueFields[], chosen: readonly string[]): number | null {
  if (venues.length === 0) return null;
  const selected = venues.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  return selected.reduce((sum, { fields }) => sum + fields.length, 0);
}

const [change, shortest, longest, roundTo] = [15, 5, 399, 5];
/** Where no sport is chosen yet. */
const defaultInterval = 120;

/** Minutes from one kick-off to the next: as they were written, or as long as a match of the sport and the change after it. */
export function kickOffInterval(draft: Draft, variant = ''): number {
  if (draft.calendar.every !== null) return draft.calendar.every;
  const rules = rulesOf({
    category: { sportVariantKey: variant },
    rulesOverride: draft.competition.rulesOverride,
  });
  return rules === null ? defaultInterval : Math.ceil((plannedMinutes(rules) + change) / roundTo) * roundTo;
}

/** What was written about the calendar, as the contract says it; null while there is no first day. */
function seasonInput({ calendar, competition: { startsOn, endsOn } }: Draft, every: number) {
  if (startsOn === '') return null;
  const minutes = Math.max(shortest, every - change);
  const latest = daysAfter(startsOn, longest);
  return {
    firstDay: startsOn,
    lastDay: endsOn >= startsOn && endsOn < latest ? endsOn : latest,
    windows: calendar.windows.map((window) => ({ ...window, every })),
    minutes,
    turnaround: every - minutes,
    restHours: calendar.restHours,
    mostPerTeamAndDay: calendar.mostPerTeamAndDay,
    dayRestMinutes: calendar.dayRestMinutes,
    // Who plays every day has said that they mean it.
    ...(calendar.restHours < 24 && { crowding: null }),
    closedDates: calendar.blackouts.map((date) => ({ from: date, to: date })),
  };
}

/** Whether there is anything to ask: hours that are written out, and a first day. */
const isComplete = ({ windows }: Draft['calendar']) =>
  windows.length > 0 && windows.every(({ from, to }) => from !== '' && to !== '' && from <= to);

/** What the first phase needs, asked before there is one; null while too little is written. */
export function toCalendarQuestion(
  draft: Draft,
  form: CompetitionFormInput,
  { every, fields }: { readonly every: number; readonly fields: number },
): Write<typeof CalendarQuestion> | null {
  const season = seasonInput(draft, every);
  const phase = form.phases[0];
  const teams = draft.teams.length || draft.format.teams;
  if (season === null || phase === undefined || teams < 2 || !isComplete(draft.calendar)) return null;
  return { ...season, teams, algorithm: phase.algorithm, params: phase.params ?? {}, fields };
}

/** What is asked of the calendar of the first phase once it is there. */
export function toCalendarWishes(draft: Draft, every: number): Write<typeof CalendarWishes> | null {
  const season = seasonInput(draft, every);
  if (season === null || !isComplete(draft.calendar)) return null;
  const { venueIds, mostPerTeamAndDay } = draft.calendar;
  // Whoever meets twice on the day of a tournament does not wait for weeks.
  return { ...season, venueIds: [...venueIds], ...(mostPerTeamAndDay > 1 && { returnGapDays: 0 }) };
}
